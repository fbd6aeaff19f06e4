import { describe, expect, it } from 'vitest';
import { readCoordinates } from './coordinate-text.ts';

describe('readPlace', () => {
  it.each([
    ['-33.4569, -70.6483', '-33,4569', '-70,6483'],
    ['-33,4569 -70,6483', '-33,4569', '-70,6483'],
    ['-33,4569, -70,6483', '-33,4569', '-70,6483'],
    ['(-33.4569;-70.6483)', '-33,4569', '-70,6483'],
    ['-34.5,-71.2', '-34,5', '-71,2'],
    [' -34 -71 ', '-34', '-71'],
    ['-32.79012, -70.83001', '-32,79012', '-70,83001'],
    ['-32,79; -70,83', '-32,79', '-70,83'],
  ])('reads %j', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each(['-33,4569', '-33.4569', 'Casablanca', '', '1 2 3', '-33.4 S, -70.6 O'])(
    'leaves %j to the field',
    (text) => {
      expect(readCoordinates(text)).toBeNull();
    },
  );
});
