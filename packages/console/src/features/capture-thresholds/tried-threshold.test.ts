import { isoDate } from '@vigia/domain';
import { documentRule } from '@vigia/domain/captures';
import { EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { PESTS, STATIONS } from '../../testing/sample-farm.ts';
import { thresholdRows } from './threshold-rows.ts';
import { rowRule, triedThreshold } from './tried-threshold.ts';

const CYDIA = 2;
const OWN = {
  ...{ id: 71, pestId: CYDIA, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
  setOn: isoDate('2026-11-03'),
};
const RULE = { ...EMPTY_ALERT_RULE, pestId: CYDIA, captures: '9', days: '7', monthFrom: 10, monthTo: 3 };

describe('a tried rule as a threshold', () => {
  it('is red from its captures on, and green as far as before', () => {
    const { edited, start } = triedThreshold(RULE, [OWN]);
    expect(edited).toBeNull();
    expect(start).toEqual({
      ...{ pestId: CYDIA, monthFrom: 10, monthTo: 3, days: 7, warningUpTo: 8 },
      okUpTo: documentRule(CYDIA)!.okUpTo,
    });
  });

  it('changes the one of the same pest and months; green never ends above yellow', () => {
    const same = { ...RULE, monthFrom: 11, monthTo: 2 };
    const { initial, edited, start } = triedThreshold(same, [OWN]);
    expect([edited, initial.warningUpTo, start.okUpTo, start.warningUpTo]).toEqual([OWN, 20, 3, 8]);
    expect(triedThreshold({ ...same, captures: 2 }, [OWN]).start).toMatchObject({
      okUpTo: 1,
      warningUpTo: 1,
    });
  });

  it('goes the other way too: a row is tried from where its chip turns red', () => {
    const row = thresholdRows(PESTS, { stations: STATIONS, thresholds: [OWN] }).find(
      ({ own }) => own === OWN,
    )!;
    const rule = rowRule(row);
    expect(rule).toMatchObject({ kind: 'captures', captures: 21, days: 14, monthFrom: 11, monthTo: 2 });
    expect(triedThreshold(rule, [OWN]).start).toEqual(triedThreshold(rule, [OWN]).initial);
  });
});
