import { COMPARED_SEASONS } from '@vigia/domain/published';
import type { Attribute, Attributes, ElementInfo } from './catalogue.ts';
import { WidgetError } from './widget-error.ts';

/** A request of figures. */
export interface Question {
  /** Address of the service, without a slash at its end. */
  readonly service: string;
  /** Address of the figures; with `.svg` after its path, of the picture. */
  readonly url: string;
  readonly key: string;
}

const ID = /^[1-9]\d{0,8}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Characters that a header can contain. */
const KEY = /^[!-~]{1,200}$/;
/** Choices within a sector; an id is sent as `…_id`. */
const CHOICES: Readonly<Partial<Record<Attribute, RegExp>>> = {
  station: ID,
  pest: ID,
  crop: ID,
  season: ID,
  from: DAY,
  to: DAY,
  interval: /^(dai|week)ly$/,
  compare: COMPARED_SEASONS,
  align: /^(calendar|biofix)$/,
};
/** Captures can also lie where this season had the same sum. */
const CAPTURES_ALIGN = /^(calendar|biofix|degree-days)$/;

/**
 * The request for an element's attributes.
 *
 * @param scriptServer replaces a missing attribute `server`
 * @param pageUrl base of a relative `server`
 * @throws {WidgetError} an attribute is missing or is not a valid id, day, address or key, or the days are in
 *   the wrong order
 */
export function questionOf(
  info: ElementInfo,
  attributes: Attributes,
  scriptServer: string,
  pageUrl: string,
): Question {
  const place = info.attributes[0]!;
  const id = required(attributes, place, ID);
  const key = required(attributes, 'public-key', KEY);
  const service = serviceOf(attributes.server ?? scriptServer, pageUrl);
  const url = new URL(`${service}/embed/${place}s/${id}/${info.call}`);
  for (const name of info.attributes.slice(1)) {
    const pattern = name === 'align' && info.call === 'captures' ? CAPTURES_ALIGN : CHOICES[name];
    const value = pattern && checked(attributes, name, pattern);
    if (value) url.searchParams.set(pattern === ID ? `${name}_id` : name, value);
  }
  // A comparison with a missing day is false.
  if (attributes.from! > attributes.to!) throw bad('to');
  return { service, url: url.href, key };
}

/**
 * Address of the picture of the same figures. It contains the key, so that it is one request without a
 * preflight.
 */
export function pictureOf({ url, key }: Question, look: Readonly<Record<string, string | number>>): string {
  const picture = new URL(url);
  picture.pathname += '.svg';
  for (const [name, value] of Object.entries({ ...look, key })) picture.searchParams.set(name, `${value}`);
  return picture.href;
}

function serviceOf(server: string, pageUrl: string): string {
  const url = URL.canParse(server, pageUrl) && new URL(server, pageUrl);
  if (!url || !/^http/.test(url.protocol)) throw bad('server');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

function required(attributes: Attributes, name: Attribute, pattern: RegExp): string {
  const value = checked(attributes, name, pattern);
  if (!value) throw new WidgetError('missing-attribute', `attribute ${name} is missing`);
  return value;
}

function checked(attributes: Attributes, name: Attribute, pattern: RegExp): string | undefined {
  const value = attributes[name];
  if (value && !pattern.test(value)) throw bad(name);
  return value;
}

function bad(name: Attribute): WidgetError {
  return new WidgetError('bad-attribute', `attribute ${name} is not valid`);
}
