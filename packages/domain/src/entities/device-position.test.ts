import { describe, expect, it } from 'vitest';
import { ASTRAY_METRES, metresAstray, metresBetween } from './device-position.ts';

const SANTIAGO = { latitude: -33.45, longitude: -70.66 };
const north = (degrees: number) => ({ ...SANTIAGO, latitude: SANTIAGO.latitude + degrees });

describe('a device and its station', () => {
  it('lie so many metres apart', () => {
    // On a sphere of radius 6371.009 km, a minute of latitude is 1853.2 m; equator to pole is a quarter circle.
    expect(metresBetween(SANTIAGO, north(1 / 60))).toBeCloseTo(1853, 0);
    const equator = { latitude: 0, longitude: -70 };
    expect(metresBetween(equator, { latitude: 90, longitude: 12 })).toBeCloseTo(10_007_557.5, 0);
    expect(metresBetween(SANTIAGO, SANTIAGO)).toBe(0);
    expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111_195,
      0,
    );
  });

  it('are not astray for as much as a fix may be off', () => {
    expect(metresAstray(SANTIAGO, north(0.004))).toBeNull();
    expect(metresAstray(SANTIAGO, north(0.005))).toBeGreaterThan(ASTRAY_METRES);
  });
});
