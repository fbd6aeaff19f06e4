import { FONT_FAMILY, type Palette } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variablesOf(prefix: string, values: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(values).map(([name, value]) => [`--vigia-${prefix}-${kebab(name)}`, value]);
}

/**
 * A palette as CSS custom properties, for pages that hold a widget and for plain CSS.
 *
 * @returns name → value, e.g. `--vigia-color-primary` → `#1e6b3c`, `--vigia-status-ok-tint`, `--vigia-series-degree-days`
 */
export function cssVariables(palette: Palette): Record<string, string> {
  return Object.fromEntries([
    ...variablesOf('color', { ...palette.color }),
    ...Object.entries(palette.status).flatMap(([name, colors]) =>
      variablesOf(`status-${name}`, { ...colors }),
    ),
    ...variablesOf('series', palette.series),
    ...variablesOf('marker', palette.marker),
    ...variablesOf('stage', palette.stage),
    ['--vigia-font-family', FONT_FAMILY],
  ]);
}
