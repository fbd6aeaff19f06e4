import { describe, expect, it } from 'vitest';
import { type Attributes, questionOf } from './question.ts';

const PAGE = 'https://cooperativa.example/alertas/polilla.html';
const HOST = 'https://vigia.example';
const asked = (attributes: Attributes) => questionOf(attributes, HOST, PAGE);
const least = { sector: '3', 'public-key': 'pk_live_abc' };

describe('question', () => {
  it('goes to where the script came from, with what is chosen', () => {
    expect(asked(least)).toEqual({
      url: 'https://vigia.example/embed/sectors/3/degree-days',
      key: 'pk_live_abc',
    });
    expect(asked({ ...least, pest: '1', crop: '22', season: '7' }).url).toBe(
      'https://vigia.example/embed/sectors/3/degree-days?pest_id=1&crop_id=22&season_id=7',
    );
  });

  it.each([
    ['https://datos.example', 'https://datos.example/embed/'],
    ['https://datos.example/vigia/?a=1#b', 'https://datos.example/vigia/embed/'],
    ['/proxy', 'https://cooperativa.example/proxy/embed/'],
  ])('takes %s as server', (server, start) => {
    expect(asked({ ...least, server }).url).toBe(`${start}sectors/3/degree-days`);
  });

  it.each<[Attributes, string]>([
    [{}, 'sector is missing'],
    [{ sector: '3' }, 'public-key is missing'],
    [{ ...least, sector: '0' }, 'sector is not valid'],
    [{ ...least, sector: '3/../../v2' }, 'sector is not valid'],
    [{ ...least, pest: '1&key=x' }, 'pest is not valid'],
    [{ ...least, season: '1e3' }, 'season is not valid'],
    [{ ...least, server: 'javascript:alert(1)' }, 'server is not valid'],
    [{ ...least, server: 'https://' }, 'server is not valid'],
    [{ ...least, 'public-key': 'a\nb' }, 'public-key is not valid'],
    [{ ...least, 'public-key': 'clave ñ' }, 'public-key is not valid'],
  ])('refuses %j', (attributes, message) => {
    expect(() => asked(attributes)).toThrow(message);
  });

  it('never writes a key into a message', () => {
    expect(() => asked({ ...least, 'public-key': 'pk live' })).not.toThrow('pk live');
  });
});
