/** Types of the elements for applications with TypeScript, derived from the catalogue. */
import type { Attribute, AttributeOf, ElementTag } from '../elements/catalogue.ts';
import type { WidgetErrorCode } from '../elements/widget-error.ts';
import type { Language } from '../words/languages.ts';

/** The values of each attribute. */
export interface AttributeValues {
  readonly sector: number | string;
  readonly station: number | string;
  /** For a field: `risk`, `map` and `degree-days`, or some of them, separated by spaces. */
  readonly metrics: string;
  readonly pest: number | string;
  readonly season: number | string;
  readonly crop: number | string;
  readonly interval: 'daily' | 'weekly';
  readonly period: '30days' | '90days' | 'allSeason';
  /** First day, `2026-09-01`. */
  readonly from: string;
  /** Last day, `2026-09-30`. */
  readonly to: string;
  /** Of all charts of a season: other seasons as thin lines, `previous` or ids joined by `_`. */
  readonly compare: string;
  readonly align: 'calendar' | 'biofix';
  /** Address of the service; always needed in a bundled application. */
  readonly server: string;
  /** Publishable key, `pk_live_…`. */
  readonly 'public-key': string;
  readonly locale: Language;
  readonly theme: 'light' | 'dark' | 'sol' | 'auto';
  readonly units: 'metric' | 'imperial';
  /** Height of the whole element, for a field of its chart, px. */
  readonly height: number | string;
}

/** Those of captures, which can also lie where this season had the same sum. */
export interface CapturesValues extends Omit<AttributeValues, 'align'> {
  readonly align: AttributeValues['align'] | 'degree-days';
}

/** Detail of `vigia-ready`: first for the picture, then for the interactive part with what it shows. */
export interface ReadyDetail {
  readonly part: 'picture' | 'panel';
  readonly sectorName?: string;
  readonly seasonName?: string;
  readonly pestId?: number;
  readonly pestName?: string;
  readonly stationId?: number;
  readonly stationName?: string;
  /** For a badge: the level of the risk, and its subject. */
  readonly level?: 'low' | 'moderate' | 'high' | 'unknown';
  readonly subject?: string | null;
}

/** Detail of `vigia-error`. */
export interface ErrorDetail {
  readonly code: WidgetErrorCode;
  /** For the page's developer; the reader sees a message in the element. */
  readonly message: string;
}

/** Detail of `vigia-point`: the day under the reader's cursor, null when it leaves. */
export interface PointDetail {
  readonly point: {
    readonly date: string;
    readonly values: readonly {
      readonly id: string;
      readonly label: string;
      readonly unit: string;
      readonly value: number | null;
    }[];
  } | null;
}

/** All of them bubble and cross shadow roots. */
export interface WidgetEventMap {
  readonly 'vigia-ready': CustomEvent<ReadyDetail>;
  readonly 'vigia-error': CustomEvent<ErrorDetail>;
  readonly 'vigia-point': CustomEvent<PointDetail>;
}

/** One of the elements, by its tag. */
export interface WidgetElement<Tag extends ElementTag = ElementTag> extends HTMLElement {
  /**
   * An answer of the service, for a field one for each of its `metrics`. If it is set, nothing is requested.
   */
  data: unknown;
  getAttribute(name: AttributeOf<Tag> | (string & {})): string | null;
  setAttribute(name: AttributeOf<Tag> | (string & {}), value: string): void;
}

export type WidgetElements = { [Tag in ElementTag]: WidgetElement<Tag> };

/** Attributes of one element with their values. */
export type AttributesOf<Tag extends ElementTag> = Pick<
  Tag extends 'vigia-captures' ? CapturesValues : AttributeValues,
  AttributeOf<Tag> & Attribute
>;

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
