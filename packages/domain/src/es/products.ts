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
