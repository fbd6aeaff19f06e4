import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { CROPS, SEASONS, SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { cropRequest, logOf } from './use-crop-data.ts';

const scope = {
  season: SEASONS[1]!,
  sector: SECTORS[1]!,
  crop: CROPS[1]!,
  pest: null,
  stations: STATIONS.filter(({ cropId }) => cropId === 22),
  biofixes: [],
};
const flowering = { flowering_start: isoDate('2026-09-27') };
const log = { clientId: 1, sectorId: 4, cropId: 22, seasonId: 9, createdAt: 1, stages: flowering };

describe('phenology of a crop', () => {
  it('is that of the crop and season', () => {
    expect(logOf([{ ...log, cropId: 10 }, { ...log, seasonId: 8 }, log], scope)).toBe(flowering);
    expect(logOf([], scope)).toEqual({});
  });
});

describe('degree-hours are requested', () => {
  it('from the day after the first stage seen', () => {
    expect(cropRequest(scope, flowering, TODAY)).toMatchObject({
      metric: 'gdh_mean_4dot5_25',
      stationIds: [41],
      start: { date: '2026-09-27', reason: 'stage' },
      first: '2026-09-28',
      end: '2026-11-20',
    });
  });

  it('from the start of the season if no stage was seen', () => {
    expect(cropRequest(scope, {}, TODAY)).toMatchObject({
      start: { date: '2026-05-01', reason: 'season' },
      first: '2026-05-01',
    });
  });

  it('not for a crop without them, without stations, or before the season', () => {
    expect(cropRequest({ ...scope, crop: CROPS[0]! }, {}, TODAY)).toBeNull();
    expect(cropRequest({ ...scope, stations: [] }, {}, TODAY)).toBeNull();
    expect(cropRequest(scope, {}, isoDate('2026-04-01'))).toBeNull();
  });
});
