import type { Mode } from '../../theme/tokens.ts';

/**
 * From least to most. The first is apart from the others; these differ in lightness, so that they are told apart without
 * seeing hues (after ColorBrewer's YlOrBr). On a dark ground more is lighter.
 */
const RAMPS: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#b9cbd8', '#fee391', '#fe9929', '#cc5a0a', '#7a2404'],
  dark: ['#3b4d59', '#80480c', '#bd6d14', '#f0a032', '#ffe89c'],
  sol: ['#c3d2de', '#ffdf5e', '#ff9310', '#c04a00', '#5c1500'],
};

/** The ink of the lines over ground of which nothing is known. */
const HATCHES: Readonly<Record<Mode, string>> = { light: '#66736b', dark: '#9aa8a0', sol: '#000000' };
export const hatchOf = (mode: Mode): string => HATCHES[mode];

/** The colours of so many classes, the last always the strongest. */
export function surfaceColors(mode: Mode, levels: number): string[] {
  const ramp = RAMPS[mode];
  const last = ramp.length - 1;
  const step = levels > 2 ? (last - 1) / (levels - 2) : 0;
  return Array.from({ length: levels }, (_, level) =>
    level === 0 ? ramp[0]! : ramp[Math.max(1, Math.round(last - (levels - 1 - level) * step))]!,
  );
}
