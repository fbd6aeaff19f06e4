import type { Mode } from '@vigia/ui';
import type { DeviceWishes } from './look.ts';

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

export const deviceWishes = (): DeviceWishes => ({
  isDark: matchMedia(DARK).matches,
  wantsContrast: matchMedia(CONTRAST).matches,
});

/** @returns a function that stops listening to changed preferences of the device, such as at nightfall */
export function onOtherWishes(listener: () => void): () => void {
  const queries = [DARK, CONTRAST].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Colour of the browser's own bar on a phone. */
export const BROWSER_BAR: Readonly<Record<Mode, string>> = {
  light: '#1e6b3c',
  dark: '#1d3527',
  sol: '#0a4522',
};

/** Sets the colours outside the application: those of `index.html` until it is drawn, and the browser's bar. */
export function dressPage(mode: Mode): void {
  document.documentElement.dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[mode]);
}
