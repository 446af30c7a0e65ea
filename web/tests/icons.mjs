/** `npm run icons`: the PNG icons of the manifest, drawn from public/favicon.svg; they are kept beside it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const ICON = readFileSync(`${PUBLIC}favicon.svg`, 'utf8');
const GROUND = '#33271B';
/** A launcher may cut a maskable icon to a circle of 80 %: the drawing stays well inside, the ground goes to the edge. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-512', size: 512, part: 0.72, ground: GROUND },
];

const browser = await launch();
try {
  for (const { name, size, part = 1, ground = 'transparent' } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
        <div style="width:${part * 100}vw;height:${part * 100}vh">${ICON}</div>`,
    );
    await page.screenshot({ path: `${PUBLIC}${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
