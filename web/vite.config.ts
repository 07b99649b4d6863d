import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { tableGroup, tablePage } from './scripts/chunks.ts';
import { rulebooks } from './scripts/rulebook.ts';

const server = process.env.HARENA_URL ?? 'http://127.0.0.1:8000';

/** `--mode saved` makes the page that a saved replay carries within itself: one script, one style, nothing else. */
const SAVED = {
  emptyOutDir: false,
  copyPublicDir: false,
  cssCodeSplit: false,
  rolldownOptions: {
    input: 'src/saved.ts',
    output: {
      codeSplitting: false,
      entryFileNames: 'saved.js',
      assetFileNames: 'saved[extname]',
    },
  },
};

/** Many small files take longer than one. */
const CUT = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'table', name: tableGroup(import.meta.dirname) }],
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [rulebooks, svelte(), svelteTesting(), tablePage],
  server: {
    // The rules are beside this folder.
    ...(mode === 'development' ? { fs: { allow: ['..'] } } : {}),
    proxy: {
      '/docs': { target: server },
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, changeOrigin: true, headers: { origin: server }, ws: true },
    },
  },
  build: {
    outDir: process.env.WEB_OUT ?? 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(mode === 'saved' ? SAVED : CUT),
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
}));
