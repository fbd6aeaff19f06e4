import { EMBED_FIELD } from '@vigia/domain/published';
import { expect, it } from 'vitest';
import { type Attribute, attributesOf, ELEMENTS } from './catalogue.ts';
import { isRead, slipsOf } from './slips.ts';

/** The wrong attributes of an element like one in a browser, where attributes of HTML are properties too. */
function slips(attributes: Readonly<Record<string, string>>, tag = 'vigia-degree-days') {
  const host = {
    id: '',
    title: '',
    hidden: false,
    getAttributeNames: () => Object.keys(attributes),
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  return slipsOf([...ELEMENTS, EMBED_FIELD].find((info) => info.tag === tag)!, host as unknown as Element);
}

it('names what an element does not have or cannot read', () => {
  const wrong = {
    theme: 'blue',
    units: 'stones',
    locale: 'de',
    period: '60days',
    height: '50%',
    colour: 'red',
    publickey: 'x',
  };
  expect(slips({ sector: '1', ...wrong })).toEqual(Object.keys(wrong));
  expect(slips({ sector: '1', pest: '1', interval: 'daily' }, 'vigia-climate')).toEqual(['pest', 'interval']);
  const near = { 'sector-id': '1', public_key: 'x', station_id: '2', 'height-': '4' };
  expect(slips(near)).toEqual(Object.keys(near));
  for (const height of ['400', '400px', '400.5', '72', '1600', '1999.9px'])
    expect(isRead('height', height)).toBe(true);
  for (const height of ['50%', '20rem', 'auto', '-5', '.', '4.', '1.2.3', '2000', '2000px', '9999'])
    expect(isRead('height', height)).toBe(false);
  expect(slips({ metrics: 'risk' })).toEqual(['metrics']);
  expect(slips({ metrics: 'risk, map' }, 'vigia-field')).toEqual(['metrics']);
  for (const metrics of ['risk', 'map risk', 'degree-days  map'])
    expect(isRead('metrics', metrics)).toBe(true);
  for (const metrics of ['riskmap', 'captures', 'risk,map']) expect(isRead('metrics', metrics)).toBe(false);
  expect(isRead('theme', 'blue')).toBe(false);
  expect(isRead('theme', null)).toBe(true);
});

it('names nothing that each element has, empty or not', () => {
  const fine = { theme: 'sol', units: 'imperial', locale: 'pt-BR', period: '30days', metrics: 'map' };
  for (const info of [...ELEMENTS, EMBED_FIELD]) {
    const values = (of: (name: Attribute) => string) =>
      Object.fromEntries(attributesOf(info).map((name) => [name, of(name)]));
    expect(
      slips(
        values((name) => ({ ...fine })[name as keyof typeof fine] ?? '1'),
        info.tag,
      ),
    ).toEqual([]);
    expect(
      slips(
        values(() => ''),
        info.tag,
      ),
    ).toEqual([]);
  }
});

it.each([
  ['is of HTML', 'id', 'title', 'hidden', 'class', 'tabindex', 'accesskey', 'itemprop', 'onclick'],
  ['is for machines', 'exportparts', 'data-test', 'aria-label', 'xml:lang'],
  [
    'a framework writes',
    'data-v-7ba5bd90',
    '_ngcontent-ng-c12',
    'ng-version',
    'v-cloak',
    '@click',
    ':sector',
    'bind-sector',
    'data-sector',
  ],
  ['React writes', 'classname', 'data-reactroot'],
])('leaves alone what %s', (_, ...names) => {
  expect(slips(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
