import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The icons stand once in the page itself: no request, no script. */
const sprite: Plugin = {
  name: 'sprite',
  transformIndexHtml: (html) => html.replace('<!-- icons -->', readFileSync(here('./src/lib/icons.svg'), 'utf8')),
};

/** The service worker knows the files of its build; pictures of the lobby and foreign letters can do without. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !/latin-ext|\.svg$/.test(name));
    const files = [...built, ...readdirSync(here('./public'))].map((name) => `/${name}`).sort();
    const page = [here('./index.html'), here('./src/lib/icons.svg')].map((path) => readFileSync(path, 'utf8'));
    const build = createHash('sha256').update(JSON.stringify([files, page])).digest('hex').slice(0, 12);
    const known = `self.FILES = ${JSON.stringify(files)};\nself.BUILD = '${build}';\n`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: known + readFileSync(here('./src/worker.js'), 'utf8') });
  },
};

const HALL = process.env.TRIFORIUM_HALL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite, worker],
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
