import type { ModeScheme } from '../farm/product.ts';

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
