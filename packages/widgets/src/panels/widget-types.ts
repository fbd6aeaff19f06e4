import type { ComponentType } from 'react';
import type { Attributes } from '../elements/catalogue.ts';
import type { Language } from '../words/languages.ts';
import type { WidgetWords } from './words.ts';

/** Events of every widget; all bubble and cross the shadow root. */
export type WidgetEvent = 'vigia-ready' | 'vigia-error' | 'vigia-point';
export type Emit = (event: WidgetEvent, detail: Readonly<Record<string, unknown>>) => void;

export interface CardProps<T> {
  readonly published: T;
  readonly attributes: Attributes;
  readonly language: Language;
  readonly words: WidgetWords;
  /** Of the whole element, px. */
  readonly height: number;
  /** Of the whole element, px. */
  readonly width: number;
}

/** One widget: how its answer is read, what it says of itself when it is there, and how it is drawn. */
export interface Widget<T> {
  /**
   * An answer of the service, or data passed by hand.
   *
   * @throws {WidgetError} `bad-data`, naming the field
   */
  readonly read: (value: unknown) => T;
  /** The answer has sentences, which the service writes in the reader's language. */
  readonly isWorded?: true;
  /** Its card brings the bar that unfolds it, in the strip under its charts. */
  readonly hasStrip?: true;
  /** The detail of `vigia-ready`. */
  readonly about: (published: T) => Readonly<Record<string, unknown>>;
  readonly Card: ComponentType<CardProps<T>>;
}
