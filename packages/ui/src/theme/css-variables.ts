import {
  type DENSITY,
  type Density,
  FONT_FAMILY,
  FONT_SIZE,
  FONT_WEIGHT,
  ICON,
  LAYER,
  MOTION,
  type Palette,
  RADIUS,
  SPACE,
} from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variablesOf(
  prefix: string,
  values: Readonly<Record<string, string | number>>,
  unit = '',
): [string, string][] {
  return Object.entries(values).map(([name, value]) => [
    `--vigia-${prefix}-${kebab(name)}`,
    `${value}${unit}`,
  ]);
}

interface ThemeValues extends Palette {
  readonly density?: (typeof DENSITY)[Density];
}

/**
 * A palette, or a whole theme with its density, as CSS custom properties: for pages that contain a widget, for
 * another application's style sheets, and for plain CSS.
 *
 * @returns name → value, e.g. `--vigia-color-primary` → `#1e6b3c`, `--vigia-status-ok-tint`,
 *   `--vigia-series-degree-days`, `--vigia-space-m` → `12px`, `--vigia-motion-fast` → `150ms`
 */
export function cssVariables(theme: ThemeValues): Record<string, string> {
  return Object.fromEntries([
    ...variablesOf('color', { ...theme.color }),
    ...Object.entries(theme.status).flatMap(([name, colors]) => variablesOf(`status-${name}`, { ...colors })),
    ...Object.entries(theme.signal).flatMap(([name, colors]) => variablesOf(`signal-${name}`, { ...colors })),
    ...variablesOf('series', theme.series),
    ...variablesOf('marker', theme.marker),
    ...variablesOf('stage', theme.stage),
    ...variablesOf('count', theme.count),
    ...variablesOf('map', theme.map),
    ...variablesOf('elevation', theme.shadow),
    ...variablesOf('space', SPACE, 'px'),
    ...variablesOf('radius', RADIUS, 'px'),
    ...variablesOf('icon', ICON, 'px'),
    ...variablesOf('font-size', FONT_SIZE, 'px'),
    ...variablesOf('font-weight', FONT_WEIGHT),
    ...variablesOf('motion', MOTION),
    ...variablesOf('layer', LAYER),
    ...variablesOf('density', { ...theme.density }, 'px'),
    ['--vigia-font-family', FONT_FAMILY],
  ]);
}
