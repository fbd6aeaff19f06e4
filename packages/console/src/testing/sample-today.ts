/** A spring day on the sample farm on which much asks for attention. For tests and stories. */
import { isoDate } from '@vigia/domain';
import { sectorRows } from '@vigia/domain/farm';
import type { FieldToday, Reason } from '@vigia/domain/today';
import { CONTEXT, SECTORS } from './sample-farm.ts';

export const TODAY_ROWS = sectorRows(CONTEXT, { season: 9 });

const visit = (stationId: number) => ({ stationId, nodeSerial: `1C0103${stationId}` });

export const APALTA: readonly Reason[] = [
  {
    kind: 'captures',
    pestId: 1,
    level: 'error',
    count: 14,
    days: 7,
    before: 4,
    allowed: 10,
    appliedOn: null,
  },
  { kind: 'mildew', risk: 'high', index: 70, since: isoDate('2026-11-18') },
  {
    kind: 'milestone',
    pestId: 1,
    stage: 'larvae',
    generation: 2,
    date: isoDate('2026-11-26'),
    plusMinusDays: 2,
    inDays: 5,
  },
  {
    kind: 'device',
    ...visit(32),
    state: 'error',
    codes: ['connection_lost'],
    lastDate: Date.parse('2026-11-19T12:40:00Z'),
  },
  {
    kind: 'camera',
    ...visit(31),
    state: 'warning',
    codes: ['camera_lens_dirty'],
    lastDate: Date.parse('2026-11-21T12:40:00Z'),
  },
];

export const LOS_NICHES: readonly Reason[] = [
  { kind: 'lure', ...visit(41), on: isoDate('2026-11-19'), daysLeft: -2 },
  { kind: 'paper', ...visit(42), on: isoDate('2026-11-22'), daysLeft: 1 },
  { kind: 'plate', ...visit(42), caught: 34, changedOn: isoDate('2026-11-02') },
];

export const FIELDS_TODAY: readonly FieldToday[] = [
  { sector: SECTORS[0]!, reasons: APALTA },
  { sector: SECTORS[1]!, reasons: LOS_NICHES },
];
