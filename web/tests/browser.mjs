/** A real Chromium: the system's, else the one of the package @sparticuz/chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

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

async function packaged() {
  const name = '@sparticuz/chromium';
  try {
    await import(name);
  } catch {
    execFileSync('npm', ['install', '--no-save', '--silent', `${name}@^149`], { stdio: 'inherit' });
  }
  const { default: packed } = await import(name);
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...FLAGS] };
}

export async function launch() {
  const found = SYSTEM.find((path) => path && existsSync(path));
  return chromium.launch(found ? { executablePath: found, args: FLAGS } : await packaged());
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
