import { PRODUCT_FIGURES, type Product, type ProductDraft } from '@vigia/domain/farm';

const SOURCES = [
  ...Object.values(PRODUCT_FIGURES).map(({ source }) => source),
  'modeSource',
  'marketsSource',
  'stagesSource',
] as const;

/** Where figures of this product and of the client's others are from, to be chosen again, each once. */
export function sourcesOf(
  draft: ProductDraft,
  products: readonly Product[],
  usual: string,
): readonly string[] {
  const known = [draft, ...products].flatMap((each) => SOURCES.map((name) => each[name].trim()));
  return [...new Set([usual, ...known])].filter((text) => text !== '');
}
