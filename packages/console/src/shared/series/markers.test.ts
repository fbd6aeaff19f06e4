import type { FieldEvent } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/sample-events.ts';
import { CROPS, PESTS, SEASONS, STATIONS } from '../../testing/sample-farm.ts';
import { biofixMarkers, eventMarkers } from './markers.ts';

const event = (id: number, more: Partial<FieldEvent>): FieldEvent => anEvent({ id, ...more });
const scope = {
  crop: CROPS[0]!,
  pest: PESTS[0]!,
  stations: STATIONS.filter(({ sectorId }) => sectorId === 3),
};
const labelsOf = (...events: FieldEvent[]) =>
  eventMarkers(scope, events).map(({ kind, label }) => [kind, label]);

describe('markers', () => {
  it('say what was done and seen', () => {
    const spray = event(1, {
      type: 'agrochemical_application',
      pestId: 1,
      product: 'Clorantraniliprol',
      dose: 20,
      measure: 'cc/100L',
    });
    expect(
      labelsOf(
        spray,
        event(2, { type: 'crop_phenology_changed', cropId: 1, phenologyStage: 'flowering_full_date' }),
        event(3, { type: 'device_swap', stationId: 31 }),
        event(4, { type: 'first_capture', pestId: 1, stationId: 31 }),
      ),
    ).toEqual([
      ['control', 'aplicación · Clorantraniliprol'],
      ['phenology', 'floración plena'],
      ['device', 'cambio de dispositivo'],
      ['biofix', 'primera captura'],
    ]);
    expect(eventMarkers(scope, [spray])[0]?.detail).toBe('15 oct · 20 cc/100L');
  });

  it('leave out what concerns another crop, pest or station, and what is no mark', () => {
    expect(
      labelsOf(
        event(1, { type: 'agrochemical_application', pestId: 2 }),
        event(2, { type: 'crop_phenology_changed', cropId: 22, phenologyStage: 'fruit_set_date' }),
        event(3, { type: 'device_swap', stationId: 42 }),
        event(6, { type: 'first_capture', pestId: 2, stationId: 31 }),
        event(4, {}),
        event(5, { type: 'crop_phenology_changed', cropId: 1 }),
      ),
    ).toEqual([]);
  });

  it('of all crops are those of what stands there', () => {
    const stage = (id: number, cropId: number) =>
      event(id, { type: 'crop_phenology_changed', cropId, phenologyStage: 'fruit_set_date' });
    const spray = event(3, { type: 'agrochemical_application', cropId: 1, pestId: 1 });
    const ids = eventMarkers({ ...scope, crop: null }, [stage(1, 1), stage(2, 22), spray]).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['event-1', 'event-3']);
  });

  it('show the biofix of the pest in the sector', () => {
    const biofixes = SEASONS.flatMap((season) => season.biofixes);
    expect(biofixMarkers(biofixes, 3, 1)).toMatchObject([
      { date: '2026-09-21', kind: 'biofix', label: 'biofix' },
    ]);
    expect(biofixMarkers(biofixes, 4, 1)).toEqual([]);
    expect(biofixMarkers(biofixes, 3, undefined)).toEqual([]);
  });
});
