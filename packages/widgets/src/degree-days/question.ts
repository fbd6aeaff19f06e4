import { WidgetError } from '../widget-error.ts';

export const ATTRIBUTES = [
  'server',
  'sector',
  'pest',
  'season',
  'crop',
  'public-key',
  'period',
  'height',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Attributes = Readonly<Partial<Record<Attribute, string>>>;

/** What to ask and with which key. */
export interface Question {
  readonly url: string;
  readonly key: string;
}

const ID = /^[1-9]\d{0,8}$/;
/** What a header can carry. */
const KEY = /^[!-~]{1,200}$/;
const CHOICES = { pest: 'pest_id', crop: 'crop_id', season: 'season_id' } as const;

/**
 * The request that the attributes ask for.
 *
 * @param scriptServer stands in for the attribute `server`
 * @param pageUrl what a relative `server` is relative to
 * @throws {WidgetError} an attribute is missing or is no id, no address or no key
 */
export function questionOf(attributes: Attributes, scriptServer: string, pageUrl: string): Question {
  const sector = required(attributes, 'sector', ID);
  const key = required(attributes, 'public-key', KEY);
  const url = serverUrl(attributes.server ?? scriptServer, pageUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/embed/sectors/${sector}/degree-days`;
  for (const [attribute, parameter] of Object.entries(CHOICES)) {
    const id = checked(attributes, attribute as keyof typeof CHOICES, ID);
    if (id !== undefined) url.searchParams.set(parameter, id);
  }
  return { url: url.href, key };
}

function serverUrl(server: string, pageUrl: string): URL {
  const url = URL.parse(server, pageUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw bad('server', server);
  url.search = '';
  url.hash = '';
  return url;
}

function required(attributes: Attributes, name: Attribute, pattern: RegExp): string {
  const value = checked(attributes, name, pattern);
  if (value === undefined) throw new WidgetError('missing-attribute', `attribute ${name} is missing`);
  return value;
}

function checked(attributes: Attributes, name: Attribute, pattern: RegExp): string | undefined {
  const value = attributes[name];
  if (value !== undefined && !pattern.test(value)) throw bad(name, value);
  return value;
}

function bad(name: Attribute, value: string): WidgetError {
  const shown = name === 'public-key' ? '' : `: ${value}`;
  return new WidgetError('bad-attribute', `attribute ${name} is not valid${shown}`);
}
