import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { violations } from './axe-violations.ts';

/** Has axe look at the page as it is now, under this name. */
export type Look = (place: string) => Promise<void>;

const LOOKS = [
  ['wide', 1440, 'light', undefined],
  ['narrow', 390, 'light', undefined],
  ['wide', 1440, 'dark', ['color-contrast']],
  ['wide', 1440, 'sol', ['color-contrast']],
] as const;

/**
 * Tests that axe finds nothing in states that are reached one after the other, wide and narrow and in each theme.
 *
 * @param all each with its name, and what reaches and looks at them
 */
export function lookAtStates(all: readonly (readonly [string, (look: Look) => Promise<void>])[]): void {
  describe.each(LOOKS)(
    'on a %s screen of %s px in the theme %s axe finds nothing',
    (_, width, theme, rules) => {
      beforeEach(async () => {
        await page.viewport(width, 844);
        localStorage.setItem('vigia:look', JSON.stringify({ theme }));
      });
      it.each(all)('at %s', { timeout: 90_000 }, async (_name, states) => {
        const found: string[] = [];
        await states(async (place) => {
          found.push(...(await violations(place, rules)));
        });
        expect(found).toEqual([]);
        expect(document.documentElement.dataset.theme).toBe(theme);
      });
    },
  );
}
