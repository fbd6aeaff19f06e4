import { EMBED_FIELD, EMBED_WIDGETS, type EmbedMetric, type EmbedWidget } from '@vigia/domain/published';

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = ['server', 'public-key', 'locale', 'theme', 'units', 'height'] as const;

const OF_SEASON = ['season', 'crop', 'period', 'from', 'to'] as const;

export interface ElementInfo extends EmbedWidget {
  /** What the service calls it: `/embed/{first attribute}s/{id}/{call}`. */
  readonly call: EmbedMetric;
  /** Beside `COMMON_ATTRIBUTES`; the first one is required. */
  readonly attributes: readonly OwnAttribute[];
}

export type OwnAttribute =
  | 'sector'
  | 'station'
  | 'pest'
  | 'interval'
  | 'metrics'
  | (typeof OF_SEASON)[number];
export type Attribute = OwnAttribute | (typeof COMMON_ATTRIBUTES)[number];
export type Attributes = Readonly<Partial<Record<Attribute, string>>>;

const OF_CHART = ['sector', 'station', ...OF_SEASON] as const;
const ATTRIBUTES = {
  'degree-days': ['sector', 'station', 'pest', ...OF_SEASON],
  captures: ['sector', 'station', 'pest', 'interval', ...OF_SEASON],
  climate: OF_CHART,
  mildew: OF_CHART,
  chill: OF_CHART,
  card: ['station'],
  map: ['sector'],
  risk: ['sector', 'station', 'pest', 'season', 'crop'],
} as const satisfies Readonly<Record<EmbedMetric, readonly OwnAttribute[]>>;

const elementOf = (call: EmbedMetric): ElementInfo => ({
  ...EMBED_WIDGETS[call],
  call,
  attributes: ATTRIBUTES[call],
});

/** Every element that shows one kind of figure on a partner's page. */
export const ELEMENTS = (Object.keys(ATTRIBUTES) as EmbedMetric[]).map(elementOf);

/**
 * A field in one tag: three of the elements, in this order. `heights` are of its chart, the last one: beside badge and
 * map it is as high as both with the gap between them.
 */
export const FIELD = {
  ...EMBED_FIELD,
  attributes: ['sector', 'metrics', 'station', 'pest', ...OF_SEASON],
} as const;

/** The parts of a field, as the elements that they are. */
export const FIELD_PARTS = FIELD.metrics.map(elementOf);

type TagOf<Call extends EmbedMetric> = (typeof EMBED_WIDGETS)[Call]['tag'];
type FieldTag = typeof FIELD.tag;
export type ElementTag = TagOf<EmbedMetric> | FieldTag;
/** What one element takes. */
export type AttributeOf<Tag extends ElementTag> =
  | {
      [Call in EmbedMetric]: TagOf<Call> extends Tag ? (typeof ATTRIBUTES)[Call][number] : never;
    }[EmbedMetric]
  | (FieldTag extends Tag ? (typeof FIELD.attributes)[number] : never)
  | (typeof COMMON_ATTRIBUTES)[number];

export const attributesOf = ({ attributes }: Pick<ElementInfo, 'attributes'>): readonly Attribute[] => [
  ...attributes,
  ...COMMON_ATTRIBUTES,
];

/**
 * The height a page gives the whole element, or its usual ones in a wide and in a narrow column; px. Lower than 72
 * nothing is readable, whatever is asked.
 */
export function heightsOf({ heights }: ElementInfo, asked = ''): EmbedWidget['heights'] {
  const px = Math.max(72, Number.parseFloat(asked));
  return px ? [px, px] : heights;
}

/** The number, or the bound that it is beyond. */
export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
