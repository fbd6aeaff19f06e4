import type { Mode, Palette } from './tokens.ts';

/** Two colours that meet on the screen: `front` is read or recognised on `back`. */
export interface ContrastPair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

/** What a pair has to reach: WCAG 2.2 AA, and more for reading in full sun. */
export const LEAST_CONTRAST: Readonly<Record<Mode, { readonly text: number; readonly graphic: number }>> = {
  light: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  sol: { text: 7, graphic: 4.5 },
};

/** The glue board of a trap, as photos show it: circles are drawn over it in every mode. */
const PAPER: Readonly<Record<Mode, string>> = { light: '#f5f1e3', dark: '#171f1a', sol: '#f5f1e3' };

const pair = (name: string, front: string, back: string): ContrastPair => ({ name, front, back });

/** Every text colour on every ground that it is written on. */
export function textPairs({ color, status, signal, marker, series, map }: Palette): ContrastPair[] {
  const grounds = { page: color.page, surface: color.surface, sunken: color.sunken, tint: color.primaryTint };
  const inks = { text: color.text, muted: color.muted, primary: color.primary, strong: color.primaryStrong };
  const classes = Object.entries({ ...status, ...signal });
  return [
    ...Object.entries(grounds).flatMap(([ground, back]) =>
      Object.entries(inks).map(([ink, front]) => pair(`${ink} on ${ground}`, front, back)),
    ),
    pair('on primary', color.onPrimary, color.primary),
    pair('on primary hover', color.onPrimary, color.primaryStrong),
    pair('on danger', color.onDanger, color.danger),
    pair('danger on surface', color.danger, color.surface),
    ...classes.map(([name, { text, tint }]) => pair(`${name} text on tint`, text, tint)),
    ...classes.map(([name, { text }]) => pair(`${name} text on surface`, text, color.surface)),
    ...Object.entries(marker).map(([name, ink]) => pair(`${name} label`, ink, color.surface)),
    pair('degree-days axis title', series.degreeDays, color.surface),
    pair('captures axis title', series.captures, color.surface),
    ...(['home', 'land', 'water', 'halo'] as const).map((ground) =>
      pair(`place name on ${ground}`, map.label, map[ground]),
    ),
  ];
}

/** Every line, border and shape that has to be recognised, on what it is drawn on. */
export function graphicPairs({ mode, color, status, signal, series, stage, count }: Palette): ContrastPair[] {
  return [
    pair('control border', color.control, color.surface),
    pair('focus on page', color.focus, color.page),
    pair('focus on surface', color.focus, color.surface),
    ...Object.entries({ ...status, ...signal }).flatMap(([name, { main, tint }]) => [
      pair(`${name} icon on tint`, main, tint),
      pair(`${name} icon on surface`, main, color.surface),
    ]),
    ...Object.entries({ ...series, ...stage }).map(([name, front]) => pair(name, front, color.surface)),
    ...Object.entries(count).flatMap(([name, front]) => [
      pair(`${name} circle on its board`, front, PAPER[mode]),
      pair(`${name} circle in the legend`, front, color.surface),
    ]),
  ];
}
