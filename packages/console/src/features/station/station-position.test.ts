import { expect, it } from 'vitest';
import { COMMON } from '../../shared/words.ts';
import { drawnAt, positionNote } from './station-position.ts';
import { STATION } from './words.ts';

const own = { latitude: -34.1, longitude: -71.1 };
const device = { latitude: -34.2, longitude: -71.2, at: Date.parse('2026-11-20T12:00:00Z') };
const placed = { id: 7, position: own };
const unplaced = { id: 7, position: null };

it('is the station’s own, else its device’s, else near Santiago', () => {
  expect(drawnAt(placed, device)).toEqual(own);
  expect(drawnAt(unplaced, device)).toEqual({ latitude: -34.2, longitude: -71.2 });
  const { latitude, longitude } = drawnAt(unplaced, null);
  expect(Math.abs(latitude + 33.46)).toBeLessThanOrEqual(0.05);
  expect(Math.abs(longitude + 70.66)).toBeLessThanOrEqual(0.05);
});

it('has a note if it is uncertain, and the distance of its device', () => {
  expect(positionNote(STATION.spanish, COMMON.spanish, unplaced, null)).toMatch(
    /^Sin ubicación: se muestra en Santiago/,
  );
  expect(positionNote(STATION.spanish, COMMON.spanish, unplaced, device)).toMatch(
    /se muestra la del GPS de su dispositivo, del 20 nov 2026/,
  );
  expect(positionNote(STATION.spanish, COMMON.spanish, placed, { ...device, ...own })).toBeNull();
  expect(positionNote(STATION.spanish, COMMON.spanish, placed, null)).toBeNull();
  expect(positionNote(STATION.spanish, COMMON.spanish, placed, device)).toMatch(/a 14 km de aquí/);
  expect(
    positionNote(STATION.spanish, COMMON.spanish, placed, { ...device, latitude: -34.106, longitude: -71.1 }),
  ).toMatch(/a 670 m de aquí/);
});
