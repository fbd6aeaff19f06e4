import { afterEach, describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { PEST_DOCUMENTS } from '../catalogue/documents/documents.ts';
import { installCatalogue, NOTHING_OWN } from '../catalogue/installed.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import { chipLevel, chipRule, documentRule } from './chip-rule.ts';

const MOTH = 1;
const own: CaptureThreshold = {
  ...{ id: 1, pestId: MOTH, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
  setOn: isoDate('2026-11-03'),
};
const on = (date: string, thresholds: readonly CaptureThreshold[] = [own]) =>
  chipRule(MOTH, isoDate(date), thresholds);

afterEach(() => installCatalogue(NOTHING_OWN));

describe('the rule of a chip', () => {
  it('is that of the pest’s document where the client has set nothing', () => {
    expect(on('2026-11-20', [])).toEqual({
      ...{ days: 7, okUpTo: 0, warningUpTo: 10, months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      document: { species: 'Lobesia botrana', version: 1, isOwn: false },
      since: null,
    });
  });

  it('is the client’s own in its months, from the first day of the first to the last of the last', () => {
    expect(
      ['2026-10-31', '2026-11-01', '2027-02-28', '2028-02-29', '2027-03-01'].map((day) => on(day)?.days),
    ).toEqual([7, 14, 14, 14, 7]);
    expect(on('2026-12-31')).toEqual({
      ...{ days: 14, okUpTo: 3, warningUpTo: 20, months: [11, 12, 1, 2], document: null },
      since: '2026-11-03',
    });
  });

  it('may be set for a single month, and several times in a year', () => {
    const january = { ...own, id: 2, monthFrom: 1, monthTo: 1, okUpTo: 5 };
    const april = { ...own, id: 3, monthFrom: 4, monthTo: 4, okUpTo: 9 };
    expect(
      ['2027-01-15', '2027-02-15', '2027-04-30'].map((day) => on(day, [january, april])?.okUpTo),
    ).toEqual([5, 0, 9]);
  });

  it('of another pest is not its rule, and a removed one gives its months back to the document', () => {
    expect(on('2026-12-01', [{ ...own, pestId: 2 }])).toEqual(on('2026-12-01', []));
    expect(on('2026-12-01', [])).toEqual(documentRule(MOTH));
  });

  it('is none in a month that is not the document’s, unless the client has set one', () => {
    const known = PEST_DOCUMENTS.find(({ id }) => id === MOTH)!;
    const summer = { ...known, version: 2, chip: { days: 7, months: [12, 1], okUpTo: 1, warningUpTo: 2 } };
    installCatalogue({ ...NOTHING_OWN, documents: [summer] });
    expect([on('2026-11-30', []), on('2027-02-01', [])]).toEqual([null, null]);
    expect(on('2026-12-01', [])).toMatchObject({ okUpTo: 1, months: [12, 1], document: { version: 2 } });
    expect(on('2026-11-30')).toMatchObject({ okUpTo: 3, document: null });
    expect([chipLevel(null, 40), chipLevel(null, undefined)]).toEqual(['neutral', null]);
  });
});
