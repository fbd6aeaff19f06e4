import { PALETTES } from './palettes.ts';
import { DENSITY, type Density, type Mode, type Palette } from './tokens.ts';

/** What every styled component reads as `props.theme`. */
export interface VigiaTheme extends Palette {
  readonly density: (typeof DENSITY)[Density];
}

/** The theme for use outside React (charts of a report, PDF pages, map styles). */
export function themeOf(mode: Mode, density: Density = 'comfortable'): VigiaTheme {
  return { ...PALETTES[mode], density: DENSITY[density] };
}
