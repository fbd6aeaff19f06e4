import type { Density, Mode } from '@vigia/ui';

/** A palette, or `system`: the one that the device prefers. */
export type Theme = Mode | 'system';

/** How the console looks on this device. */
export interface Look {
  readonly theme: Theme;
  readonly density: Density;
}

/** The look before anything is chosen. */
export const USUAL_LOOK: Look = { theme: 'system', density: 'comfortable' };

export const THEMES: readonly Theme[] = ['light', 'dark', 'sol', 'system'];
export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Preferences of the device (`prefers-color-scheme`, `prefers-contrast`). */
export interface DeviceWishes {
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
}

/** The palette of a theme. A device that prefers dark and more contrast gets dark: white would dazzle. */
export function modeOf(theme: Theme, { isDark, wantsContrast }: DeviceWishes): Mode {
  if (theme !== 'system') return theme;
  if (isDark) return 'dark';
  return wantsContrast ? 'sol' : 'light';
}

/** A look from its stored form; missing or unknown values become the default. */
export function lookFrom(kept: unknown): Look {
  const { theme, density } = (kept ?? {}) as Record<keyof Look, unknown>;
  return {
    theme: THEMES.find((known) => known === theme) ?? USUAL_LOOK.theme,
    density: DENSITIES.find((known) => known === density) ?? USUAL_LOOK.density,
  };
}
