import type { Density, Mode } from '@vigia/ui';

/** A palette, or whichever the device asks for. */
export type Theme = Mode | 'system';

/** How the console looks on this device. */
export interface Look {
  readonly theme: Theme;
  readonly density: Density;
}

/** Of who has chosen nothing. */
export const USUAL_LOOK: Look = { theme: 'system', density: 'comfortable' };

export const THEMES: readonly Theme[] = ['light', 'dark', 'sol', 'system'];
export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** What a device says of its reader (`prefers-color-scheme`, `prefers-contrast`). */
export interface DeviceWishes {
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
}

/** A device that asks for dark and for more contrast gets dark: a white page would dazzle. */
export function modeOf(theme: Theme, { isDark, wantsContrast }: DeviceWishes): Mode {
  if (theme !== 'system') return theme;
  if (isDark) return 'dark';
  return wantsContrast ? 'sol' : 'light';
}

/** A look out of what was kept; what is missing or unknown is as usual. */
export function lookFrom(kept: unknown): Look {
  const { theme, density } = (kept ?? {}) as Record<keyof Look, unknown>;
  return {
    theme: THEMES.find((known) => known === theme) ?? USUAL_LOOK.theme,
    density: DENSITIES.find((known) => known === density) ?? USUAL_LOOK.density,
  };
}
