/** Attributes that choose a season and its days. */
export const OF_SEASON = ['season', 'crop', 'period', 'from', 'to'] as const;
const OF_CHART = ['sector', 'station', 'compare', ...OF_SEASON] as const;

/** The attributes that an element may have beside those of all. */
export type WidgetAttribute =
  | 'sector'
  | 'station'
  | 'pest'
  | 'interval'
  | 'metrics'
  | 'compare'
  | 'align'
  | (typeof OF_SEASON)[number];

/** The element that shows one kind of figure on a partner's page. */
export interface EmbedWidget {
  readonly tag: `vigia-${string}`;
  /** Of the whole element, in a wide and in a narrow column, px. */
  readonly heights: readonly [wide: number, narrow: number];
  /** The first one is required; requests to the service carry it: `/embed/{attribute}s/{id}/{metric}`. */
  readonly attributes: readonly WidgetAttribute[];
}

/** A column narrower than this has the narrow height, px. */
export const NARROW_COLUMN = 480;

const CHART = [540, 540] as const;
const TWO_CHARTS = [540, 640] as const;

/**
 * Every element, by what a publishable key has to open for it: the last part of the address of its figures
 * (`/embed/sectors/{id}/captures`).
 */
export const EMBED_WIDGETS = {
  'degree-days': {
    tag: 'vigia-degree-days',
    heights: CHART,
    attributes: ['sector', 'station', 'pest', 'compare', 'align', ...OF_SEASON],
  },
  captures: {
    tag: 'vigia-captures',
    heights: CHART,
    attributes: ['sector', 'station', 'pest', 'interval', 'compare', 'align', ...OF_SEASON],
  },
  climate: { tag: 'vigia-climate', heights: TWO_CHARTS, attributes: OF_CHART },
  mildew: { tag: 'vigia-mildew', heights: TWO_CHARTS, attributes: OF_CHART },
  chill: { tag: 'vigia-chill', heights: CHART, attributes: OF_CHART },
  card: { tag: 'vigia-station-card', heights: [220, 290], attributes: ['station'] },
  map: { tag: 'vigia-sector-map', heights: [400, 560], attributes: ['sector'] },
  risk: {
    tag: 'vigia-risk-badge',
    heights: [96, 140],
    attributes: ['sector', 'station', 'pest', 'season', 'crop'],
  },
} as const satisfies Readonly<Record<string, EmbedWidget>>;

/** What a publishable key may open. */
export type EmbedMetric = keyof typeof EMBED_WIDGETS;
export const EMBED_METRICS = Object.keys(EMBED_WIDGETS) as readonly EmbedMetric[] as readonly [
  EmbedMetric,
  ...EmbedMetric[],
];
