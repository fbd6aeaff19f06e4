import { expect, it } from 'vitest';
import { displayPosition } from './display-position.ts';

it('a placed station stands where it is', () => {
  const position = { latitude: -34.6, longitude: -71.3 };
  expect(displayPosition({ id: 4, position })).toBe(position);
});

it('others stand near Santiago, always in the same place and apart', () => {
  const places = Array.from({ length: 200 }, (_, id) => displayPosition({ id, position: null }));
  expect(displayPosition({ id: 7, position: null })).toEqual(places[7]);
  for (const { latitude, longitude } of places) {
    expect(Math.abs(latitude + 33.46)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(longitude + 70.66)).toBeLessThanOrEqual(0.05);
  }
  expect(new Set(places.map(({ latitude }) => latitude.toFixed(5))).size).toBeGreaterThan(190);
});
