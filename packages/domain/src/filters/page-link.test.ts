import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { hrefWith } from './page-link.ts';

it('a link keeps the filters as its query', () => {
  expect(hrefWith('/sectors', {})).toBe('/sectors');
  expect(
    hrefWith('/sector/3', { season: 'all', company: 1, dateStart: isoDate('2026-05-01') }, 'clima'),
  ).toBe('/sector/3?company=1&dateStart=2026-05-01&season=all#clima');
});
