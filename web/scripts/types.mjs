// Makes the types of the wire and of its routes and what is printed on the cards from the server's own source.
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
from harena.games.colossal_arena.components import HELPERS, ROWS, SECRET_VALUE, token_value
from harena.games.colossal_arena.powers.table import POWERS
powers = {power.creature: power.sentence for power in POWERS}
rulings = {power.creature: power.ruling for power in POWERS}
pays = {'rows': [int(token_value(row)) for row in range(ROWS)], 'secret': SECRET_VALUE}
print(json.dumps({'powers': powers, 'helpers': HELPERS, 'rulings': rulings, 'pays': pays}))
`;

const CATALOGUE = `
import json
from harena.games.colosseum.sight.catalogue import catalogue
print(json.dumps(catalogue()))
`;

function ask(...command) {
    const env = { ...process.env, PYTHONPATH: `${root}src` };
    return JSON.parse(execFileSync(python, command, { env, encoding: 'utf8' }));
}

// A tuple as json-schema-to-typescript knows it.
function tuples(schema) {
    if (schema === null || typeof schema !== 'object') return schema;
    const known = schema.prefixItems
        ? { type: 'array', items: schema.prefixItems, additionalItems: false }
        : schema;
    if (Array.isArray(known)) return known.map(tuples);
    return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, tuples(value)]));
}

async function keep(path, text) {
    const options = await prettier.resolveConfig(path);
    const tidy = await prettier.format(text, { ...options, filepath: path });
    if (!process.argv.includes('--check')) return writeFileSync(path, tidy);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== tidy) {
        throw new Error(`${path} is out of date: run npm run types`);
    }
}

const wire = await compile(tuples(ask('-m', 'harena.server.schema')), 'Wire', {
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
await keep(`${root}web/src/games/colosseum/catalogue.json`, JSON.stringify(ask('-c', CATALOGUE)));

/** The TypeScript of a schema in the OpenAPI description; its shapes are those of the wire. */
function typeOf(schema) {
    if (schema === undefined) return 'null';
    if (schema.$ref) return schema.$ref.split('/').at(-1);
    if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
    return schema.type === 'integer' ? 'number' : schema.type;
}

function routeType({ parameters = [], requestBody, responses }) {
    const place = ({ name, required, schema }) =>
        `${name}${required ? '' : '?'}: ${typeOf(schema)}`;
    const places = (where) => {
        const found = parameters.filter((parameter) => parameter.in === where).map(place);
        return found.length ? `{ ${found.join('; ')} }` : 'null';
    };
    const granted = Object.entries(responses).find(([status]) => status.startsWith('2'))[1];
    const inside = (part) => typeOf(Object.values(part?.content ?? {})[0]?.schema);
    return `{ path: ${places('path')}; query: ${places('query')};
        body: ${inside(requestBody)}; answer: ${inside(granted)} }`;
}

function routeTypes({ paths, components }) {
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
            ([method, route]) => `'${method.toUpperCase()} ${path}': ${routeType(route)};`,
        ),
    );
    const text = routes.join('\n');
    const used = Object.keys(components.schemas).filter((name) =>
        new RegExp(`: ${name}\\b`).test(text),
    );
    return `/* Made by \`npm run types\` from the server's OpenAPI description. */
        import type { ${used.join(', ')} } from './wire';
        export interface Routes { ${text} }`;
}

await keep(`${root}web/src/routes.ts`, routeTypes(ask('-m', 'harena.server.http.openapi')));
