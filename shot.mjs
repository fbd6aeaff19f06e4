import { chromium } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
const [base, ...jobs] = process.argv.slice(2);
const b = await chromium.launch(await findBrowser());
for (const j of jobs) {
  const [id, w, h, theme] = j.split(',');
  const p = await b.newPage({ viewport: { width: +w, height: +h }, hasTouch: +w < 800, isMobile: false, reducedMotion: 'reduce', locale: 'es-CL' });
  const t = theme || 'light';
  p.setDefaultTimeout(120000); await p.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${t}`);
  await p.waitForSelector('svg', { timeout: 60000 }).catch(() => console.log('none', id)); await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/shots/${id}-${w}-${t}.png` });
  await p.close();
}
await b.close();
