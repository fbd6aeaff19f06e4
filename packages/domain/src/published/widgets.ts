import type { EmbedMetric } from './metrics.ts';

/** The element that shows one kind of figure on a partner's page. */
export interface EmbedWidget {
  readonly tag: `vigia-${string}`;
  /** Of the whole element, in a wide and in a narrow column, px. */
  readonly heights: readonly [wide: number, narrow: number];
}

/** A column narrower than this has the narrow height, px. */
export const NARROW_COLUMN = 480;

const CHART = [540, 540] as const;
const TWO_CHARTS = [540, 640] as const;

/** Every element; the widgets make theirs from it. */
export const EMBED_WIDGETS = {
  'degree-days': { tag: 'vigia-degree-days', heights: CHART },
  captures: { tag: 'vigia-captures', heights: CHART },
  climate: { tag: 'vigia-climate', heights: TWO_CHARTS },
  mildew: { tag: 'vigia-mildew', heights: TWO_CHARTS },
  chill: { tag: 'vigia-chill', heights: CHART },
  card: { tag: 'vigia-station-card', heights: [220, 290] },
  map: { tag: 'vigia-sector-map', heights: [400, 560] },
  risk: { tag: 'vigia-risk-badge', heights: [96, 140] },
} as const satisfies Readonly<Record<EmbedMetric, EmbedWidget>>;
