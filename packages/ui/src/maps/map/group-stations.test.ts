import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, groupStations } from './group-stations.ts';
import { type MapStation, worstStatus } from './map-station.ts';

const station = (id: number, latitude: number, longitude: number, status: MapStation['status'] = 'ok') => ({
  id,
  name: `N-${id}`,
  latitude,
  longitude,
  status,
});

describe('groupStations', () => {
  const casablanca = [station(1, -33.32, -71.41), station(2, -33.321, -71.411), station(3, -35.43, -71.66)];

  it('puts neighbours under one marker from afar and apart from close by', () => {
    expect(groupStations(casablanca, 6, 28).map((group) => group.members.length)).toEqual([2, 1]);
    expect(groupStations(casablanca, 16, 28).map((group) => group.members.length)).toEqual([1, 1, 1]);
  });

  it('places a group at the mean of its members', () => {
    const [group] = groupStations(casablanca, 6, 28);
    expect(group?.latitude).toBeCloseTo(-33.3205, 6);
    expect(group?.longitude).toBeCloseTo(-71.4105, 6);
  });

  it('shows every station exactly once, at any zoom', () => {
    const anywhere = fc.array(
      fc.record({
        latitude: fc.double({ min: -56, max: -17, noNaN: true }),
        longitude: fc.double({ min: -76, max: -66, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 2, max: 18 }), (points, zoom) => {
        const stations = points.map((point, index) => station(index, point.latitude, point.longitude));
        const shown = groupStations(stations, zoom, 28).flatMap((group) => group.members.map(({ id }) => id));
        expect(shown.toSorted((a, b) => Number(a) - Number(b))).toEqual(stations.map(({ id }) => id));
      }),
    );
  });
});

describe('worstStatus', () => {
  it('is the worst of the group', () => {
    expect(
      worstStatus([station(1, 0, 0, 'ok'), station(2, 0, 0, 'error'), station(3, 0, 0, 'warning')]),
    ).toBe('error');
    expect(worstStatus([])).toBe('neutral');
  });
});

describe('boundsOf', () => {
  it('spans all stations and is null without any', () => {
    expect(boundsOf([station(1, -33, -71), station(2, -35, -70)])).toEqual([
      [-71, -35],
      [-70, -33],
    ]);
    expect(boundsOf([])).toBeNull();
  });
});
