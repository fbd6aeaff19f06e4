/** Attributes of every element. */
export const COMMON_ATTRIBUTES = ['server', 'public-key', 'locale', 'theme', 'units', 'height'] as const;

const OF_SEASON = ['season', 'crop', 'period', 'from', 'to'] as const;

export interface ElementInfo {
  readonly tag: `vigia-${string}`;
  /** What the service calls it: `/embed/{first attribute}s/{id}/{call}`. */
  readonly call: string;
  /** Of the whole element unless its attribute says otherwise, px. */
  readonly height: number;
  /** In a column narrower than `NARROW`, where it is another. */
  readonly narrow?: number;
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

const chart = <const Call extends string, const More extends readonly OwnAttribute[]>(
  call: Call,
  ...more: More
) =>
  ({
    tag: `vigia-${call}`,
    call,
    height: 540,
    attributes: ['sector', 'station', ...more, ...OF_SEASON],
  }) as const;

/** Every element that shows one kind of figure on a partner's page. */
export const ELEMENTS = [
  chart('degree-days', 'pest'),
  chart('captures', 'pest', 'interval'),
  // Two charts, which share it.
  { ...chart('climate'), narrow: 640 },
  { ...chart('mildew'), narrow: 640 },
  chart('chill'),
  {
    tag: 'vigia-station-card',
    call: 'card',
    height: 220,
    narrow: 290,
    attributes: ['station'],
  },
  {
    tag: 'vigia-sector-map',
    call: 'map',
    height: 400,
    narrow: 560,
    attributes: ['sector'],
  },
  {
    tag: 'vigia-risk-badge',
    call: 'risk',
    height: 96,
    narrow: 140,
    attributes: ['sector', 'station', 'pest', 'season', 'crop'],
  },
] as const satisfies readonly ElementInfo[];

/**
 * A field in one tag: three of the elements, in this order. `height` is of its chart, the last one: beside badge and map
 * it is as high as both with the gap between them.
 */
export const FIELD = {
  tag: 'vigia-field',
  parts: ['risk', 'map', 'degree-days'],
  height: 512,
  attributes: ['sector', 'metrics', 'station', 'pest', ...OF_SEASON],
} as const;

/** The parts of a field, as the elements that they are. */
export const FIELD_PARTS: readonly ElementInfo[] = FIELD.parts.map(
  (part) => ELEMENTS.find(({ call }) => call === part)!,
);

type Taken = (typeof ELEMENTS)[number] | typeof FIELD;
export type ElementTag = Taken['tag'];
/** What one element takes. */
export type AttributeOf<Tag extends ElementTag> =
  | Extract<Taken, { tag: Tag }>['attributes'][number]
  | (typeof COMMON_ATTRIBUTES)[number];

export const attributesOf = ({ attributes }: Pick<ElementInfo, 'attributes'>): readonly Attribute[] => [
  ...attributes,
  ...COMMON_ATTRIBUTES,
];

/** px */
export const NARROW = 480;

/**
 * The height a page gives the whole element, or its usual ones in a wide and in a narrow column; px. Lower than 72
 * nothing is readable, whatever is asked.
 */
export function heightsOf({ height, narrow = height }: ElementInfo, asked = ''): [number, number] {
  const px = Math.max(72, Number.parseFloat(asked));
  return px ? [px, px] : [height, narrow];
}

/** The number, or the bound that it is beyond. */
export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));
