import { attributesOf, ELEMENTS } from './catalogue.ts';

const EVENTS = ['vigia-ready', 'vigia-error', 'vigia-point'];
const PARTS = ['box', 'picture', 'panel', 'message'];
const PROPERTIES = ['--vigia-font-family', '--vigia-background', '--vigia-border', '--vigia-radius'];
const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** What an editor is told of the elements: the Custom Elements Manifest, as it is published. */
export function manifest(): object {
  return {
    schemaVersion: '2.1.0',
    modules: ELEMENTS.map((info) => ({
      kind: 'javascript-module',
      path: 'dist/vigia-widgets.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: 'VigiaWidget',
          tagName: info.tag,
          attributes: named(attributesOf(info)),
          members: [{ kind: 'field', name: 'data' }],
          events: EVENTS.map((name) => ({ name, type: { text: 'CustomEvent' } })),
          slots: named(['']),
          cssParts: named(PARTS),
          cssProperties: named(PROPERTIES),
        },
      ],
    })),
  };
}
