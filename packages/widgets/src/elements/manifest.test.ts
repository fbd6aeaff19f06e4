import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_FIELD } from '@vigia/domain/published';
import { expect, it, vi } from 'vitest';
import { fieldElement } from '../loader/field-element.ts';
import { widgetElement } from '../loader/widget-element.ts';
import { ELEMENTS } from './catalogue.ts';
import { manifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('is published as the elements are', () => {
  expect(JSON.parse(read('custom-elements.json'))).toEqual(manifest());
  expect(JSON.parse(read('package.json'))).toMatchObject({ customElements: 'custom-elements.json' });
});

/** Every shipped source file, as text. */
const code = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/stories|\.test\.|manifest\.ts|element-types/.test(file))
  .map((file) => read(`src/${file}`))
  .join('\n');
const found = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name!))].sort();
type Named = readonly { readonly name: string }[];
interface Declaration {
  readonly attributes: Named;
  readonly cssParts: Named;
  readonly cssProperties: Named;
  readonly events: Named;
  readonly members: Named;
  readonly tagName: string;
}
const { modules } = manifest() as { modules: readonly { readonly declarations: readonly [Declaration] }[] };
const namesOf = (list: Named) => list.map(({ name }) => name).sort();

it.each(modules.map(({ declarations: [element] }) => [element.tagName, element] as const))(
  'names the events, parts and custom properties that the code has, and no others: %s',
  (_, { cssParts, cssProperties, events }) => {
    expect(namesOf(cssParts)).toEqual(found(/\.part = '(\w+)'/g));
    expect(namesOf(cssProperties)).toEqual(found(/var\((--vigia-[a-z-]+)/g));
    expect(namesOf(events)).toEqual(found(/'(vigia-(?:ready|error|point))'/g));
  },
);

it('names of each element what its class observes and has beside', () => {
  expect(modules.map(({ declarations: [{ tagName }] }) => tagName)).toEqual(
    [...ELEMENTS, EMBED_FIELD].map(({ tag }) => tag),
  );
  vi.stubGlobal('HTMLElement', class {});
  const source = { fetch: () => undefined, load: () => Promise.reject() };
  const classes = [...ELEMENTS.map((info) => widgetElement(info, '', source)), fieldElement()];
  for (const [i, Element] of classes.entries()) {
    const { observedAttributes } = Element as unknown as { observedAttributes: string[] };
    const { attributes, members } = modules[i]!.declarations[0];
    expect(namesOf(attributes)).toEqual(observedAttributes.toSorted());
    const own = Object.getOwnPropertyNames(Element.prototype);
    expect(namesOf(members)).toEqual(own.filter((name) => !/constructor|Callback$/.test(name)));
  }
  vi.unstubAllGlobals();
});
