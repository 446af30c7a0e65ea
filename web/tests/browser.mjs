/** A real Chromium: the system's, else the one of the package @sparticuz/chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const PACKAGE = '@sparticuz/chromium';
const SYSTEM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Where no browser is installed: one that npm brings (70 MB, 210 MB unpacked), with the few libraries that it needs beyond
 * libc. Nothing is installed on the system and nobody has to be root; it all lies in node_modules.
 */
async function packaged() {
  const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
  const home = join(modules, PACKAGE);
  if (!existsSync(home)) {
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    execFileSync(npm[0], [...npm.slice(1), 'install', '--no-save', '--silent', `${PACKAGE}@^149`], { cwd: dirname(modules), stdio: 'inherit' });
  }
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = join(modules, '.cache', 'chromium');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    const { default: packed, inflate, setupLambdaEnvironment } = await import(PACKAGE);
    const executablePath = await packed.executablePath();
    await inflate(join(home, 'bin', 'al2023.tar.br'));
    setupLambdaEnvironment(join(process.env.TMPDIR, 'al2023', 'lib'));
    process.env.FONTCONFIG_FILE = fontsIn(process.env.TMPDIR);
    return { executablePath, args: FLAGS };
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

/** Its own list of fonts names folders that are nowhere but on the machines it was made for, and without any font it falls. */
function fontsIn(folder) {
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`);
  return file;
}

/** Which browser, and how to start it. Unpacks it if need be, which two processes must not do at the same time. */
export async function browserAtHand() {
  const found = SYSTEM.find((path) => path && existsSync(path));
  return found ? { executablePath: found, args: FLAGS } : packaged();
}

export async function launch() {
  return chromium.launch(await browserAtHand());
}

/** A visitor: a context of its own with settings, whose console must stay silent. */
export async function visitor(browser, { settings = {}, complaints = [], quiet = true, ...context } = {}) {
  const made = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 }, ...context });
  await made.addInitScript((kept) => {
    if (!localStorage.getItem('triforium.settings')) localStorage.setItem('triforium.settings', kept);
  }, JSON.stringify({ pace: 0, sound: 'off', ...settings }));
  const page = await made.newPage();
  page.setDefaultTimeout(20_000);
  page.complaints = complaints;
  if (quiet) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  }
  return page;
}
