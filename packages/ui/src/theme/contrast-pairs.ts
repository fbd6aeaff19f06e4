import type { Mode, Palette } from './tokens.ts';

/** Two colours that meet on the screen: `front` is read or recognised on `back`. */
export interface ContrastPair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

/** Least contrast of a pair: WCAG 2.2 AA, and more for reading in full sun. */
export const LEAST_CONTRAST: Readonly<Record<Mode, { readonly text: number; readonly graphic: number }>> = {
  light: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  sol: { text: 7, graphic: 4.5 },
};

/** Colour of a trap's glue board in photos: circles are drawn over it in every mode. */
const PAPER = '#f5f1e3';

const pair = (name: string, front: string, back: string): ContrastPair => ({ name, front, back });

/** Every text colour with every background that it is written on. */
export function textPairs({ color, status, signal, marker, series, map }: Palette): ContrastPair[] {
  const grounds = {
    page: color.page,
    surface: color.surface,
    sunken: color.sunken,
    primaryTint: color.primaryTint,
  };
  const inks = {
    text: color.text,
    muted: color.muted,
    primary: color.primary,
    primaryStrong: color.primaryStrong,
  };
  const classes = Object.entries({ ...status, ...signal });
  return [
    ...Object.entries(grounds).flatMap(([ground, back]) =>
      Object.entries(inks).map(([ink, front]) => pair(`color.${ink} / color.${ground}`, front, back)),
    ),
    pair('color.onPrimary / color.primary', color.onPrimary, color.primary),
    pair('color.onPrimary / color.primaryStrong', color.onPrimary, color.primaryStrong),
    pair('color.onDanger / color.danger', color.onDanger, color.danger),
    pair('color.danger / color.surface', color.danger, color.surface),
    ...classes.map(([name, { text, tint }]) => pair(`${name}.text / ${name}.tint`, text, tint)),
    ...classes.map(([name, { text }]) => pair(`${name}.text / color.surface`, text, color.surface)),
    ...Object.entries(marker).map(([name, ink]) =>
      pair(`marker.${name} / color.surface`, ink, color.surface),
    ),
    pair('series.degreeDays / color.surface', series.degreeDays, color.surface),
    pair('series.captures / color.surface', series.captures, color.surface),
    ...(['home', 'land', 'water', 'halo'] as const).map((ground) =>
      pair(`map.label / map.${ground}`, map.label, map[ground]),
    ),
    pair('map.overPhoto / map.overPhotoHalo', map.overPhoto, map.overPhotoHalo),
  ];
}

/** Every line, border and shape that must be recognised, with its background. */
export function graphicPairs({ color, status, signal, series, stage, count }: Palette): ContrastPair[] {
  return [
    pair('color.control / color.surface', color.control, color.surface),
    pair('color.focus / color.page', color.focus, color.page),
    pair('color.focus / color.surface', color.focus, color.surface),
    ...Object.entries({ ...status, ...signal }).flatMap(([name, { main, tint }]) => [
      pair(`${name}.main / ${name}.tint`, main, tint),
      pair(`${name}.main / color.surface`, main, color.surface),
    ]),
    ...Object.entries(series).map(([name, front]) => pair(`series.${name}`, front, color.surface)),
    ...Object.entries(stage).map(([name, front]) => pair(`stage.${name}`, front, color.surface)),
    ...Object.entries(count).flatMap(([name, front]) => [
      pair(`count.${name} / trap`, front, PAPER),
      pair(`count.${name} / color.surface`, front, color.surface),
    ]),
  ];
}
