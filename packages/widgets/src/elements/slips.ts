import { attributesOf, type ElementInfo } from './catalogue.ts';
import { SPOKEN } from './language.ts';

/** Attributes that any element may have without a property of that name: those of HTML and of frameworks. */
const MARKS = /^(class|item|tab|acc|export|ng|js|on)|[^a-z]/;

/** Allowed values of attributes that have a default. */
const VALUES: Readonly<Partial<Record<string, RegExp>>> = {
  theme: /^(light|dark|sol|auto)$/,
  units: /^(metric|imperial)$/,
  locale: SPOKEN,
  period: /^([39]0days|allSeason)$/,
  metrics: /^((risk|map|degree-days)(\s+|$))+$/,
  height: /^1?\d{1,3}(\.\d+)?(px)?$/,
};

/** Whether the value is valid for an attribute with a default; any value is valid for other attributes. */
export const isRead = (name: string, value: string | null): boolean =>
  !value || (VALUES[name] ?? /./).test(value);

/** A name without the differences of wrong spellings: `public_key`, `sector-id`. */
const plain = (name: string) => name.replace(/[-_]|id$/g, '');

/** Names of the attributes that are unknown or have a wrong value, although the element is shown. */
export function slipsOf(info: Pick<ElementInfo, 'attributes'>, host: Element): string[] {
  const known: readonly string[] = attributesOf(info);
  const isSlip = (name: string) =>
    known.includes(name)
      ? !isRead(name, host.getAttribute(name))
      : !(name in host) && (!MARKS.test(name) || known.map(plain).includes(plain(name)));
  return host.getAttributeNames().filter(isSlip);
}
