import {
  EMBED_FIELD,
  EMBED_METRICS,
  EMBED_WIDGETS,
  type EmbedMetric,
  type EmbedWidget,
  type WidgetAttribute,
} from '@vigia/domain/published';

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = ['server', 'public-key', 'locale', 'theme', 'units', 'height'] as const;

export interface ElementInfo extends EmbedWidget {
  /** Name of the call. */
  readonly call: EmbedMetric;
}

export type Attribute = WidgetAttribute | (typeof COMMON_ATTRIBUTES)[number];
export type Attributes = Readonly<Partial<Record<Attribute, string>>>;

const elementOf = (call: EmbedMetric): ElementInfo => ({ ...EMBED_WIDGETS[call], call });

/** All elements that show one kind of figure on a partner's page. */
export const ELEMENTS = EMBED_METRICS.map(elementOf);

/** The parts of a field. */
export const FIELD_PARTS = EMBED_FIELD.metrics.map(elementOf);

type TagOf<Call extends EmbedMetric> = (typeof EMBED_WIDGETS)[Call]['tag'];
type FieldTag = typeof EMBED_FIELD.tag;
export type ElementTag = TagOf<EmbedMetric> | FieldTag;
/** Attributes of one element. */
export type AttributeOf<Tag extends ElementTag> =
  | {
      [Call in EmbedMetric]: TagOf<Call> extends Tag
        ? (typeof EMBED_WIDGETS)[Call]['attributes'][number]
        : never;
    }[EmbedMetric]
  | (FieldTag extends Tag ? (typeof EMBED_FIELD.attributes)[number] : never)
  | (typeof COMMON_ATTRIBUTES)[number];

export const attributesOf = ({ attributes }: Pick<ElementInfo, 'attributes'>): readonly Attribute[] => [
  ...attributes,
  ...COMMON_ATTRIBUTES,
];

/**
 * The height that a page gives the whole element, px, else its default heights in a wide and in a narrow
 * column. It is at least 72, because nothing lower is readable.
 */
export function heightsOf({ heights }: ElementInfo, wanted = ''): EmbedWidget['heights'] {
  const px = Math.max(72, Number.parseFloat(wanted));
  return px ? [px, px] : heights;
}

/** The number, limited to the bounds. */
export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
