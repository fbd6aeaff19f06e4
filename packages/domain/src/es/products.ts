import type { ModeScheme } from '../farm/mode-of-action.ts';
import type { LabelFigure } from '../spraying/logbook.ts';
import type { IsoDate } from '../units.ts';
import { formatShortDay } from './dates.ts';

/** Suggested as a product is typed; other text is accepted. Active ingredients, so that no brand is favoured. */
export const SUGGESTED_PRODUCTS = [
  'Aceite mineral',
  'Acetamiprid',
  'Azufre',
  'Bacillus thuringiensis',
  'Clorantraniliprol',
  'Emamectina benzoato',
  'Imidacloprid',
  'Spinetoram',
  'Spinosad',
  'Tebuconazol',
] as const;

/** Whose classification a mode of action is of. */
export const MODE_SCHEME_WORDS: Readonly<Record<ModeScheme, string>> = {
  irac: 'IRAC',
  frac: 'FRAC',
  other: 'Otra',
};

/** How long an application protects. */
export const PROTECTION_SENTENCES = {
  until: (date: IsoDate): string => `protege hasta ${formatShortDay(date)}`,
  byLabel: 'residual según etiqueta',
} as const;

/** Figures that hold by the label, as a logbook names them. */
export const LABEL_FIGURE_WORDS: Readonly<Record<LabelFigure, string>> = {
  mode: 'modo de acción',
  preHarvest: 'carencia',
  reentry: 'reingreso',
  residual: 'protección',
};
