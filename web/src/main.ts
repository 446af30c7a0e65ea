import './app.css';
import { mount } from 'svelte';
import { session } from './app/session.svelte.ts';
import { browserLanguage, texts } from './i18n/i18n.svelte.ts';

const target = document.getElementById('app')!;
const path = window.location.pathname;

async function start() {
  if (import.meta.env.DEV && path.startsWith('/dev/')) {
    const lang = new URLSearchParams(window.location.search).get('lang');
    await texts.speak(browserLanguage(lang ? [lang] : navigator.languages));
    const { default: Dev } = await import('./dev/Dev.svelte');
    mount(Dev, { target, props: { title: path.split('/')[2] ?? '' } });
    return;
  }
  const [{ default: App }] = await Promise.all([import('./App.svelte'), session.begin()]);
  mount(App, { target });
  // It fetches all there is and keeps it for later; the first table must not wait for that.
  if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/sw.js'), 4000);
}

void start();
