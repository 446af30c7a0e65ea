import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The icons stand once in the page itself: no request, no script. */
const sprite: Plugin = {
  name: 'sprite',
  transformIndexHtml: (html) => html.replace('<!-- icons -->', readFileSync(here('./src/lib/icons.svg'), 'utf8')),
};

const HALL = process.env.TRIFORIUM_HALL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite],
  build: {
    outDir: '../src/triforium/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': HALL, '/schema': HALL } },
  test: { include: ['src/**/*.test.ts'] },
});
