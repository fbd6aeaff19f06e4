import { describe, expect, it } from 'vitest';
import { SEASONS, SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { chosenHere, draftAt, startingPointOf } from './starting-point.ts';

const tree = { sectors: SECTORS, seasons: SEASONS, stations: STATIONS };
const start = { clientId: 1, date: TODAY, userEmail: 'ana@aromos.cl' };

describe('the starting point of a form', () => {
  it('has the filters that exist in the client', () => {
    expect(startingPointOf({}, { sector: 4, season: 9, crop: 22, pest: 2 }, tree, TODAY)).toEqual({
      sectorId: 4,
      seasonId: 9,
      cropId: 22,
      pestId: 2,
    });
    const none = { sectorId: null, seasonId: null, cropId: null, pestId: null };
    expect(
      startingPointOf({}, { sector: 'all', season: 'all', crop: 'none', pest: 'none' }, tree, TODAY),
    ).toEqual(none);
    expect(startingPointOf({}, { sector: 99, season: 99 }, tree, TODAY)).toEqual(none);
  });

  it('has the default season if the address has none', () => {
    expect(startingPointOf({ sectorId: '4' }, {}, tree, TODAY)).toMatchObject({ sectorId: 4, seasonId: 9 });
    expect(
      draftAt(
        'device_install',
        { ...start, ...startingPointOf({ sectorId: '4' }, {}, tree, TODAY) },
        STATIONS,
      ),
    ).toMatchObject({ sectorId: 4, seasonId: 9 });
  });

  it('is the station without a device whose page reports an install', () => {
    const [any] = STATIONS;
    const bare = { ...any!, nodeSerial: null };
    const from = { ...start, stationId: bare.id };
    expect(draftAt('device_install', from, [bare])).toMatchObject({
      stationName: bare.name,
      sectorId: bare.sectorId,
      cropId: bare.cropId,
    });
    expect(draftAt('device_install', from, [{ ...bare, nodeSerial: 'VG-9' }])).toMatchObject({
      stationName: '',
    });
  });

  it('is a maintenance without a device at a trap that has none', () => {
    const bare = { ...STATIONS[0]!, nodeSerial: null };
    expect(draftAt('station_maintenance', { ...start, stationId: bare.id }, [bare])).toMatchObject({
      stationId: bare.id,
      nodeSerial: null,
    });
  });

  it('is the sector or station of the page, or the station of its device', () => {
    expect(startingPointOf({ sectorId: '4' }, { sector: 3 }, tree, TODAY).sectorId).toBe(4);
    const here = { stationId: 41, sectorId: 4, seasonId: 9, cropId: 22, pestId: 2 };
    expect(startingPointOf({ stationId: '41' }, { sector: 3, pest: 1 }, tree, TODAY)).toEqual(here);
    expect(startingPointOf({ serialNumber: '1C010341' }, {}, tree, TODAY)).toEqual(here);
    expect(startingPointOf({ serialNumber: 'VG-9' }, { sector: 3 }, tree, TODAY)).toMatchObject({
      sectorId: 3,
    });
  });

  it('is the station that is chosen in a list', () => {
    for (const [path, hash] of [
      ['/home', '/41'],
      ['/home', 'maintenance_log/41'],
      ['/logs', 'swap_log/41'],
    ] as const)
      expect(startingPointOf(chosenHere(path, hash, tree), { sector: 3 }, tree, TODAY)).toMatchObject({
        stationId: 41,
        sectorId: 4,
      });
    expect(chosenHere('/home', 'maintenance_log', tree)).toEqual({});
    expect(chosenHere('/home', '/999', tree)).toEqual({});
    // On this page the hash names a photo.
    expect(chosenHere('/count-bugs', 'oldest/41', tree)).toEqual({});
  });

  it('fills in the fields that depend on the station', () => {
    const at = { ...start, ...startingPointOf({ stationId: '41' }, {}, tree, TODAY) };
    expect(draftAt('station_maintenance', at, STATIONS)).toMatchObject({
      stationId: 41,
      nodeSerial: '1C010341',
    });
    expect(draftAt('biofix_set', at, STATIONS)).toMatchObject({ sectorId: 4, pestId: 2, seasonId: 9 });
    expect(draftAt('device_install', at, STATIONS)).toMatchObject({ sectorId: 4, nodeSerial: null });
  });
});
