import type { ComponentType } from 'react';
import type { Attributes } from '../elements/catalogue.ts';
import type { Language } from '../words/languages.ts';
import type { WidgetWords } from './words.ts';

/** Events of every widget; all bubble and cross shadow roots. */
export type WidgetEvent = 'vigia-ready' | 'vigia-error' | 'vigia-point';
export type Emit = (event: WidgetEvent, detail: Readonly<Record<string, unknown>>) => void;

export interface CardProps<T> {
  readonly published: T;
  readonly attributes: Attributes;
  readonly language: Language;
  readonly words: WidgetWords;
  /** Height of the whole element, px. */
  readonly height: number;
  /** Width of the whole element, px. */
  readonly width: number;
}

/** One kind of widget: how its answer is read, what it announces when it is ready, and how it is drawn. */
export interface Widget<T> {
  /**
   * Reads an answer of the service, or data set by the page.
   *
   * @throws {WidgetError} `bad-data`, naming the field
   */
  readonly read: (value: unknown) => T;
  /** The answer contains sentences, which the service writes in the reader's language. */
  readonly isWorded?: true;
  /** Its card has its own button to unfold, in the strip below its charts. */
  readonly hasStrip?: true;
  /** The detail of `vigia-ready`. */
  readonly about: (published: T) => Readonly<Record<string, unknown>>;
  readonly Card: ComponentType<CardProps<T>>;
}
