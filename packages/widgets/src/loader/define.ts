import { EMBED_FIELD } from '@vigia/domain/published';
import { ELEMENTS } from '../elements/catalogue.ts';
import { fieldElement } from './field-element.ts';
import type { PanelsSource } from './panels-source.ts';
import { widgetElement } from './widget-element.ts';

/** Defines every element; a tag that another script or version has already defined is skipped. */
export function defineWidgets(server: string, source: PanelsSource): void {
  for (const info of ELEMENTS) {
    if (!customElements.get(info.tag)) customElements.define(info.tag, widgetElement(info, server, source));
  }
  // It uses the elements above, whichever build has defined them.
  if (!customElements.get(EMBED_FIELD.tag)) customElements.define(EMBED_FIELD.tag, fieldElement());
}
