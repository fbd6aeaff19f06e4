import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';
import promised from './promised-v1.json' with { type: 'json' };

interface Attribute {
  readonly name: string;
  readonly type: { readonly text: string };
  readonly default?: string;
}
type Named = readonly { readonly name: string }[];
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly events: Named;
  readonly cssParts: Named;
  readonly cssProperties: Named;
}
const { modules } = manifest() as { modules: readonly { readonly declarations: readonly [Declaration] }[] };
const namesOf = (list: Named) => list.map(({ name }) => name).sort();
const attribute = ({ type, default: usual }: Attribute) => (usual ? `${type.text} = ${usual}` : type.text);

/** What pages that follow `/embed/v1/loader.js` rely on (docs/releasing.md). */
const today = Object.fromEntries(
  modules.map(({ declarations: [element] }) => [
    element.tagName,
    {
      attributes: Object.fromEntries(element.attributes.map((one) => [one.name, attribute(one)])),
      events: namesOf(element.events),
      parts: namesOf(element.cssParts),
      properties: namesOf(element.cssProperties),
    },
  ]),
);

it('has what elements promise: a new line is allowed, a removed or changed one needs a major version', () => {
  expect(today).toEqual(promised);
});
