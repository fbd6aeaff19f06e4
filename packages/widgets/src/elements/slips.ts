import { attributesOf, type ElementInfo } from './catalogue.ts';
import { SPOKEN } from './language.ts';

/** What may stand at any element without being a property of that name: more of HTML, and the marks of frameworks. */
const MARKS = /^(class|item|tab|acc|export|ng|js|on)|[^a-z]/;

/** Values without which there is still something to show. */
const VALUES: Readonly<Partial<Record<string, RegExp>>> = {
  theme: /^(light|dark|sol|auto)$/,
  units: /^(metric|imperial)$/,
  locale: SPOKEN,
  period: /^([39]0days|allSeason)$/,
  metrics: /^((risk|map|degree-days)(\s+|$))+$/,
  height: /^1?\d{1,3}(\.\d+)?(px)?$/,
};

/** Whether the value is one that the attribute can have, where another one leaves something to show. */
export const isRead = (name: string, value: string | null): boolean =>
  !value || (VALUES[name] ?? /./).test(value);

/** A name as somebody may write it: `public_key`, `sector-id`. */
const plain = (name: string) => name.replace(/[-_]|id$/g, '');

/** Names of the attributes that the element does not have or cannot read, although it is shown all the same. */
export function slipsOf(info: Pick<ElementInfo, 'attributes'>, host: Element): string[] {
  const known: readonly string[] = attributesOf(info);
  const isSlip = (name: string) =>
    known.includes(name)
      ? !isRead(name, host.getAttribute(name))
      : !(name in host) && (!MARKS.test(name) || known.map(plain).includes(plain(name)));
  return host.getAttributeNames().filter(isSlip);
}
