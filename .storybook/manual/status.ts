export type Maturity = 'stable' | 'new' | 'trial';

interface Standing {
  readonly maturity: Maturity;
  /** First version of the library that contained it. */
  readonly since: string;
}

const FIRST = '0.1.0';

/**
 * Pages of components that may still change more than others; all other components are stable since the first
 * version.
 */
const STANDINGS: Readonly<Record<string, Standing>> = {
  'dominio-mildewchip': { maturity: 'new', since: FIRST },
  'dominio-stationhealthicon': { maturity: 'new', since: FIRST },
  'mapa-staticmap': { maturity: 'new', since: FIRST },
  'paneles-weathersourcespanel': { maturity: 'new', since: FIRST },
  'paneles-mildewpanel': { maturity: 'trial', since: FIRST },
};

export const MATURITY_WORDS: Readonly<Record<Maturity, string>> = {
  stable: 'Estable',
  new: 'Nuevo',
  trial: 'En prueba',
};

/**
 * Maturity of the components of a page.
 *
 * @param id of the docs page without `--docs`
 */
export const standingOf = (id: string): Standing => STANDINGS[id] ?? { maturity: 'stable', since: FIRST };

/** Ids of the pages in the table. */
export const namedPages = (): string[] => Object.keys(STANDINGS);
