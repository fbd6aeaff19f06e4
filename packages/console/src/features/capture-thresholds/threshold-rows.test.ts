import { isoDate } from '@vigia/domain';
import { monthsText } from '@vigia/domain/es';
import type { CaptureThreshold, Station } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { PESTS, STATIONS } from '../../testing/sample-farm.ts';
import { draftOf, thresholdRows } from './threshold-rows.ts';

const own: CaptureThreshold = {
  ...{ id: 71, pestId: 2, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
  setOn: isoDate('2026-11-03'),
};
const rowsOf = (thresholds: readonly CaptureThreshold[], stations: readonly Station[] = STATIONS) =>
  thresholdRows(PESTS, { stations, thresholds });
const shortly = (thresholds: readonly CaptureThreshold[], pestId: number) =>
  rowsOf(thresholds)
    .filter(({ pest }) => pest.id === pestId)
    .map(
      ({ months, own: mine, rule }) =>
        `${monthsText(months)}: ${mine ? 'own' : 'model'} ${rule?.warningUpTo}`,
    );

describe('the year of a pest', () => {
  it('is one row where nothing is set', () => {
    expect(shortly([], 2)).toEqual(['todo el año: model 40']);
    expect(shortly([], 20)).toEqual(['todo el año: model undefined']);
  });

  it('is divided by the months that are set, which may cross the turn of the year', () => {
    expect(shortly([own], 2)).toEqual(['mar a oct: model 40', 'nov a feb: own 20']);
    const may = { ...own, id: 72, monthFrom: 5, monthTo: 5, warningUpTo: 8 };
    expect(shortly([own, may], 2)).toEqual([
      'mar a abr: model 40',
      'may: own 8',
      'jun a oct: model 40',
      'nov a feb: own 20',
    ]);
    const all = { ...own, monthFrom: 1, monthTo: 12 };
    expect(shortly([all], 2)).toEqual(['todo el año: own 20']);
  });

  it('stands first where stations follow the pest', () => {
    const followed = rowsOf([], [{ ...STATIONS[0]!, pestId: 12 }]);
    expect(followed.map(({ pest, stations }) => [pest.id, stations])[0]).toEqual([12, 1]);
  });
});

describe('the form', () => {
  it('opens with the row’s months and what holds in them', () => {
    const [model, mine] = rowsOf([own]).filter(({ pest }) => pest.id === 2);
    expect(draftOf(model!)).toEqual({
      ...{ pestId: 2, monthFrom: 3, monthTo: 10, days: 7, okUpTo: 0, warningUpTo: 40 },
    });
    expect(draftOf(mine!)).toMatchObject({ monthFrom: 11, monthTo: 2, days: 14, warningUpTo: 20 });
    const bare = rowsOf([]).find(({ pest }) => pest.id === 20)!;
    expect(draftOf(bare)).toMatchObject({ pestId: 20, monthFrom: 1, days: 7, okUpTo: null });
  });
});
