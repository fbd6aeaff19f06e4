import type { FilterContext, Filters } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { staleParts } from '../../shared/filters/stale-parts.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { explorerScope, shownFilters } from './explorer-scope.ts';
import { chillPage, climatePage, cropPage, mildewPage, type PageRule, pestPage } from './page-rules.ts';

const shown = (rule: PageRule, requested: Filters = {}, context: FilterContext = CONTEXT) =>
  shownFilters(context, requested, rule);
const RULES = { pestPage, cropPage, mildewPage, climatePage, chillPage };

it.each(Object.entries(RULES))(
  '%s keeps the period of a link, and reports and drops an unknown one',
  (_, rule) => {
    expect(shown(rule, { period: '30days' }).period).toBe('30days');
    expect(staleParts(CONTEXT, { period: '30days' })).toEqual([]);
    expect(shown(rule, { period: 'quincena' })).not.toHaveProperty('period');
    expect(staleParts(CONTEXT, { period: 'quincena' })).toEqual(['period']);
  },
);

describe('a page of Informes opens with', () => {
  it('the first pest that has degree-days, in the latest season', () => {
    expect(shown(pestPage)).toMatchObject({ season: 9, sector: 3, crop: 'all', pest: 1 });
  });

  it('a crop whose degree-hours are followed, and its sector', () => {
    expect(shown(cropPage)).toMatchObject({ season: 9, sector: 4, crop: 22, pest: 'all' });
  });

  it('a sector with a crop that gets mildew, and that crop; the fungus filters no stations', () => {
    expect(shown(mildewPage)).toMatchObject({ season: 9, sector: 3, crop: 1, pest: 'all' });
    expect(shown(mildewPage, { pest: 1 })).toMatchObject({ pest: 'all' });
  });

  it('the latest season and its first sector', () => {
    expect(shown(climatePage)).toMatchObject({ season: 9, sector: 3, crop: 'all', pest: 'all' });
    expect(shown(chillPage)).toMatchObject({ season: 9, sector: 3, crop: 'all', pest: 'all' });
  });

  it('nothing for a client without seasons and sectors', () => {
    const empty = { ...CONTEXT, tree: { seasons: [], sectors: [], stations: [] } };
    for (const rule of Object.values(RULES)) {
      expect(explorerScope(empty, shown(rule, {}, empty))).toMatchObject({
        season: null,
        sector: null,
        pest: null,
        stations: [],
      });
    }
  });
});

describe('a choice', () => {
  it('stays: a rule leaves its own result unchanged', () => {
    const requests: Filters[] = [
      {},
      { season: 8 },
      { season: 'all' },
      { sector: 4, crop: 10 },
      { sector: 'all' },
    ];
    for (const rule of Object.values(RULES)) {
      for (const filters of requests) {
        const once = shown(rule, filters);
        expect(shown(rule, once)).toEqual(once);
      }
    }
  });

  it('of all seasons or sectors is kept for climate and captures, but not if a page needs one', () => {
    const all = { season: 'all', sector: 'all' } as const;
    expect(shown(climatePage, all)).toMatchObject(all);
    expect(shown(pestPage, { sector: 'all' })).toMatchObject({ sector: 'all', pest: 1 });
    expect(shown(chillPage, all)).toMatchObject({ season: 9, sector: 3 });
    expect(shown(mildewPage, all)).toMatchObject({ season: 9, sector: 3 });
    expect(shown(cropPage, all)).toMatchObject({ season: 9, sector: 4 });
  });

  it('of a pest without degree-days becomes the first with them; the choice of no pest stays', () => {
    expect(shown(pestPage, { sector: 3, pest: 20 })).toMatchObject({ pest: 1 });
    expect(shown(pestPage, { sector: 4, pest: 'none' })).toMatchObject({ pest: 'none' });
    expect(explorerScope(CONTEXT, shown(pestPage, { sector: 4, pest: 'none' })).pest).toBeNull();
  });

  it('of a crop without mildew or degree-hours stays, and the page says so', () => {
    expect(shown(mildewPage, { sector: 4, crop: 22 })).toMatchObject({ sector: 4, crop: 22 });
    expect(shown(cropPage, { sector: 4, crop: 10 })).toMatchObject({ crop: 10 });
    expect(shown(mildewPage, { sector: 4 })).toMatchObject({ sector: 4, crop: 'all' });
  });

  it('of dates is kept', () => {
    const dates = { dateStart: '2026-09-01', dateEnd: '2026-10-01' } as Filters;
    const filters = shown(climatePage, dates);
    expect(explorerScope(CONTEXT, filters).dates).toEqual({ start: '2026-09-01', end: '2026-10-01' });
    expect(explorerScope(CONTEXT, shown(climatePage)).dates).toBeNull();
  });
});

describe('a stale link', () => {
  it('names the parts that do not exist', () => {
    expect(staleParts(CONTEXT, { season: 99, sector: 98, crop: 97, pest: 96 })).toEqual([
      'season',
      'sector',
      'crop',
      'pest',
    ]);
    expect(staleParts(CONTEXT, { season: 9, sector: 3, crop: 22 })).toEqual(['crop']);
    expect(staleParts(CONTEXT, { season: 9, sector: 'all', pest: 'none' })).toEqual([]);
  });

  it('shows the parts that exist', () => {
    for (const rule of Object.values(RULES)) {
      const filters = shown(rule, { season: 99, sector: 98, crop: 97, pest: 96 });
      expect(filters.season).toBe(9);
      expect(staleParts(CONTEXT, filters)).toEqual([]);
    }
    expect(shown(climatePage, { season: 8, sector: 98 })).toMatchObject({ season: 8, sector: 3 });
  });
});

it('the scope of a page has the stations of its filters', () => {
  const scope = explorerScope(CONTEXT, shown(pestPage));
  expect(scope.stations.map(({ id }) => id)).toEqual([31, 32]);
  expect(scope.biofixes.map(({ id }) => id)).toEqual([5]);
});
