// Makes the types of the wire and the sentences of the cards from the server's own source.
//   npm run types            write them
//   npm run types -- --check fail if they are out of date
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import * as prettier from 'prettier';

const root = new URL('../../', import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

const SENTENCES = `
import json
from harena.games.colossal_arena.components import CREATURES, HELPERS
from harena.games.colossal_arena.powers.table import POWERS
powers = {name: POWERS[i].sentence for i, name in enumerate(CREATURES)}
print(json.dumps({'powers': powers, 'helpers': HELPERS}))
`;

function ask(...command) {
    const env = { ...process.env, PYTHONPATH: `${root}src` };
    return JSON.parse(execFileSync(python, command, { env, encoding: 'utf8' }));
}

async function keep(path, text) {
    const options = await prettier.resolveConfig(path);
    const tidy = await prettier.format(text, { ...options, filepath: path });
    if (!process.argv.includes('--check')) return writeFileSync(path, tidy);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== tidy) {
        throw new Error(`${path} is out of date: run npm run types`);
    }
}

const wire = await compile(ask('-m', 'harena.server.schema'), 'Wire', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    bannerComment: '/* Made by `npm run types` from harena.server.wire. */',
});
const origin =
    /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
await keep(`${root}web/src/wire.ts`, wire.replace(origin, '').replace(/\/\*\*\n \*\/\n/g, ''));
await keep(
    `${root}web/src/games/colossal-arena/sentences.json`,
    JSON.stringify(ask('-c', SENTENCES)),
);
