import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SEALED =
    'A game is sealed behind its drawing: only games/index.ts and shelf.ts open a game’s folder, and lazily.';
const sealed = (...group) => ({
    'no-restricted-imports': ['error', { patterns: [{ group, message: SEALED }] }],
});

export default ts.config(
    { ignores: ['dist/', 'node_modules/', 'src/wire.ts'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
    },
    { files: ['src/**'], rules: sealed('**/games/*/*') },
    { files: ['src/games/*'], rules: sealed('./*/*') },
    { files: ['src/games/*/*'], rules: sealed('../*/**', '!../../**') },
    { files: ['src/games/*/*/**'], rules: sealed('../../*/**', '!../../../**') },
    {
        files: ['src/**'],
        ignores: ['src/games/index.ts', 'src/games/shelf.ts'],
        rules: {
            'no-restricted-syntax': [
                'error',
                { selector: 'ImportExpression[source.value=/games/]', message: SEALED },
            ],
        },
    },
);
