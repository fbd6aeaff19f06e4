import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, PALETTES } from '@vigia/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { clearStored, writeStored } from '../storage.ts';
import { keepLook, readLook } from './kept-look.ts';
import { modeOf, USUAL_LOOK } from './look.ts';
import { BROWSER_BAR } from './page.ts';

describe('the palette', () => {
  it.each([
    ['system', false, false, 'light'],
    ['system', true, false, 'dark'],
    ['system', false, true, 'sol'],
    ['system', true, true, 'dark'],
    ['light', true, true, 'light'],
    ['dark', false, false, 'dark'],
    ['sol', true, false, 'sol'],
  ] as const)(
    'of %s is, on a device that wants dark (%s) or contrast (%s), %s',
    (theme, isDark, wantsContrast, mode) => {
      expect(modeOf(theme, { isDark, wantsContrast })).toBe(mode);
    },
  );
});

describe('a stored look', () => {
  let storage = memoryStorage();
  beforeEach(() => {
    storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
  });

  it('is restored', () => {
    expect(readLook()).toEqual(USUAL_LOOK);
    keepLook({ theme: 'sol', density: 'compact' });
    expect(readLook()).toEqual({ theme: 'sol', density: 'compact' });
  });

  it('has no entry for the default look', () => {
    keepLook({ theme: 'dark', density: 'comfortable' });
    keepLook(USUAL_LOOK);
    expect([...storage.entries]).toEqual([]);
  });

  it.each(['dark', 7, [], { theme: 'pink', density: 3 }])('is the default if invalid: %j', (spoilt) => {
    writeStored('look', spoilt);
    expect(readLook()).toEqual(USUAL_LOOK);
  });

  it('stays after a sign-out, because it belongs to the device', () => {
    keepLook({ theme: 'dark', density: 'compact' });
    writeStored('tree:1', { of: 'a client' });
    clearStored();
    expect([...storage.entries.keys()]).toEqual(['vigia:look']);
  });
});

describe('the page before the application is drawn', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const colorsIn = (rule: RegExp) => rule.exec(page)?.[1]?.match(/#\w+/g);

  it.each([
    ['light', /:root \{(.+)\}/],
    ['dark', /\[data-theme='dark'\] \{(.+)\}/],
    ['sol', /\[data-theme='sol'\] \{(.+)\}/],
  ] as const)('has the colours of %s', (mode, rule) => {
    const { page: ground, text, primary } = PALETTES[mode].color;
    expect(colorsIn(rule)).toEqual([ground, text, primary]);
  });

  it('gives the browser’s bar a colour of the palette', () => {
    const bars: Record<Mode, string> = {
      light: PALETTES.light.color.primary,
      dark: PALETTES.dark.color.primaryTint,
      sol: PALETTES.sol.color.primary,
    };
    expect(BROWSER_BAR).toEqual(bars);
    expect(page).toContain(`<meta name="theme-color" content="${bars.light}" />`);
  });
});
