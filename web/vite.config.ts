import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';

const server = process.env.HARENA_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  build: {
    outDir: process.env.WEB_OUT ?? 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
