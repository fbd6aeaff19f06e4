import type { ComponentType } from 'react';
import type { WidgetInput } from './widget-store.ts';

/** Attributes every widget has. */
export type CommonAttribute = 'theme';

/** Events of every widget; both bubble and cross the shadow root. */
export type WidgetEvent = 'vigia-ready' | 'vigia-error';
export type Emit = (event: WidgetEvent, detail: Readonly<Record<string, unknown>>) => void;

export interface WidgetProps<A extends string, P extends string> extends WidgetInput<A | CommonAttribute, P> {
  readonly emit: Emit;
}

export interface WidgetDefinition<A extends string, P extends string> {
  readonly tag: `vigia-${string}`;
  /** Said when the card breaks. */
  readonly broken: { readonly title: string; readonly hint: string };
  readonly attributes: readonly A[];
  /** Passed by hand as they are: never written to an attribute. */
  readonly properties: readonly P[];
  readonly Card: ComponentType<WidgetProps<A, P>>;
}
