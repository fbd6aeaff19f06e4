import { EMBED_CHECK_HASH, EMBED_METRICS, EMBED_WIDGETS, pictureAddress } from '@vigia/domain/published';
import { describe, expect, it } from 'vitest';
import { type Attributes, ELEMENTS, type ElementInfo } from './catalogue.ts';
import { CHECK_HASH } from './check-hash.ts';
import { pictureOf, questionOf } from './question.ts';

const PAGE = 'https://cooperativa.example/alertas/polilla.html';
const HOST = 'https://vigia.example';
const infoOf = (tag: string): ElementInfo => ELEMENTS.find((info) => info.tag === tag)!;
const addressOf = (attributes: Attributes, tag = 'vigia-degree-days') =>
  questionOf(infoOf(tag), attributes, HOST, PAGE);
const least = { sector: '3', 'public-key': 'pk_live_abc' };

it('a page is tried with the hash that the console writes', () => expect(CHECK_HASH).toBe(EMBED_CHECK_HASH));

describe('question', () => {
  it('goes to where the script came from, with what is chosen', () => {
    expect(addressOf(least)).toEqual({
      service: 'https://vigia.example',
      url: 'https://vigia.example/embed/sectors/3/degree-days',
      key: 'pk_live_abc',
    });
    expect(addressOf({ ...least, pest: '1', season: '7', crop: '22', from: '2026-09-01' }).url).toBe(
      'https://vigia.example/embed/sectors/3/degree-days?pest_id=1&season_id=7&crop_id=22&from=2026-09-01',
    );
  });

  it('asks of each element only what it has', () => {
    const all = { ...least, station: '8', pest: '1', from: '2026-09-01', period: '30days' };
    expect(ELEMENTS.map(({ tag }) => addressOf(all, tag).url.slice(`${HOST}/embed/`.length))).toEqual([
      'sectors/3/degree-days?station_id=8&pest_id=1&from=2026-09-01',
      'sectors/3/captures?station_id=8&pest_id=1&from=2026-09-01',
      'sectors/3/climate?station_id=8&from=2026-09-01',
      'sectors/3/mildew?station_id=8&from=2026-09-01',
      'sectors/3/chill?station_id=8&from=2026-09-01',
      'stations/8/card',
      'sectors/3/map',
      'sectors/3/risk?station_id=8&pest_id=1',
    ]);
  });

  it('sends the seasons to compare with, where an element takes them, and no other value', () => {
    expect(addressOf({ ...least, compare: 'previous', align: 'biofix' }).url).toMatch(
      /degree-days\?compare=previous&align=biofix$/,
    );
    expect(addressOf({ ...least, compare: '7_8' }).url).toMatch(/degree-days\?compare=7_8$/);
    expect(addressOf({ ...least, compare: '7_8' }, 'vigia-chill').url).toMatch(/chill\?compare=7_8$/);
    expect(addressOf({ ...least, compare: '7_8' }, 'vigia-sector-map').url).toMatch(/map$/);
    for (const compare of ['next', '7-12', '7_', Array(11).fill('7').join('_')])
      expect(() => addressOf({ ...least, compare })).toThrow('compare is not valid');
    expect(() => addressOf({ ...least, align: 'moon' })).toThrow('align is not valid');
  });

  it('sends captures at the same sum, which degree-days do not have', () => {
    const bySum = { ...least, compare: 'previous', align: 'degree-days' };
    expect(addressOf(bySum, 'vigia-captures').url).toMatch(/captures\?compare=previous&align=degree-days$/);
    expect(() => addressOf(bySum)).toThrow('align is not valid');
    for (const wrong of [{ compare: 'next' }, { align: 'moon' }, { align: 'degree-days2' }])
      expect(() => addressOf({ ...bySum, ...wrong }, 'vigia-captures')).toThrow('is not valid');
  });

  it('sends the interval of captures, and no other value', () => {
    expect(addressOf({ ...least, interval: 'daily' }, 'vigia-captures').url).toMatch(
      /captures\?interval=daily$/,
    );
    expect(() => addressOf({ ...least, interval: 'hourly' }, 'vigia-captures')).toThrow(
      'interval is not valid',
    );
  });

  it('asks for the picture beside it, its key in the address', () => {
    expect(pictureOf(addressOf({ ...least, pest: '1' }), { width: 640, locale: 'pt' })).toBe(
      'https://vigia.example/embed/sectors/3/degree-days.svg?pest_id=1&width=640&locale=pt&key=pk_live_abc',
    );
  });

  it('requests exactly the picture that administrators’ code has written inside', () => {
    expect(ELEMENTS.map(({ call }) => call)).toEqual([...EMBED_METRICS]);
    for (const metric of EMBED_METRICS) {
      const { tag, heights } = EMBED_WIDGETS[metric];
      const look = { height: heights[0], mode: 'dark', locale: 'pt', units: 'metric', period: '90days' };
      for (const station of [undefined, '8']) {
        if (metric === 'card' && !station) continue;
        const question = addressOf({ ...least, ...(station && { station }) }, tag);
        const isStation = station && metric !== 'map';
        const written = pictureAddress(
          metric,
          { sectorId: 3, stationId: isStation ? Number(station) : null },
          {
            ...{ key: 'pk_live_abc', server: HOST, locale: 'pt', theme: 'dark' },
            ...{ width: 720, height: heights[0] },
          },
        );
        expect(written).toBe(pictureOf(question, { width: 720, ...look }));
      }
    }
  });

  it.each([
    ['https://datos.example', 'https://datos.example/embed/'],
    ['https://datos.example/vigia/?a=1#b', 'https://datos.example/vigia/embed/'],
    ['/proxy', 'https://cooperativa.example/proxy/embed/'],
  ])('takes %s as server', (server, start) => {
    expect(addressOf({ ...least, server }).url).toBe(`${start}sectors/3/degree-days`);
  });

  it.each<[Attributes, string]>([
    [{}, 'sector is missing'],
    [{ sector: '3' }, 'public-key is missing'],
    [{ ...least, sector: '0' }, 'sector is not valid'],
    [{ ...least, sector: '3/../../v2' }, 'sector is not valid'],
    [{ ...least, pest: '1&key=x' }, 'pest is not valid'],
    [{ ...least, season: '1e3' }, 'season is not valid'],
    [{ ...least, from: 'ayer' }, 'from is not valid'],
    [{ ...least, from: '2026-10-02', to: '2026-10-01' }, 'to is not valid'],
    [{ ...least, server: 'javascript:alert(1)' }, 'server is not valid'],
    [{ ...least, server: 'https://' }, 'server is not valid'],
    [{ ...least, 'public-key': 'a\nb' }, 'public-key is not valid'],
    [{ ...least, 'public-key': 'clave ñ' }, 'public-key is not valid'],
  ])('refuses %j', (attributes, message) => {
    expect(() => addressOf(attributes)).toThrow(message);
  });

  it('never writes a key into a message', () => {
    expect(() => addressOf({ ...least, 'public-key': 'pk live' })).not.toThrow('pk live');
  });
});
