import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aBiofix } from '../../fixtures/builders/farm.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import type { FieldEvent } from '../entities/event.ts';
import { biofixMarkers, eventMarkers, unsentMarkers } from './chart-markers.ts';

const event = (id: number, more: Partial<FieldEvent>): FieldEvent =>
  anEvent({ id, date: isoDate('2026-10-15'), ...more });
const scope = {
  crop: { id: 1 },
  pest: { id: 1 },
  stations: [aStation({ id: 31 }), aStation({ id: 33, pestId: 2 })],
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

  it('name who wrote the event where that was not the person responsible', () => {
    const swap = { type: 'device_swap', stationId: 31, userEmail: 'ana@aromos.cl' } as const;
    const authorOf = (createdBy: string | null) =>
      eventMarkers(scope, [event(1, { ...swap, createdBy })])[0]?.author;
    expect(authorOf('pedro@aromos.cl')).toBe('pedro@aromos.cl');
    expect([authorOf('ana@aromos.cl'), authorOf(null)]).toEqual([undefined, undefined]);
  });

  it('leave out what concerns another crop, pest or station, and what is no mark', () => {
    expect(
      labelsOf(
        event(1, { type: 'agrochemical_application', pestId: 2 }),
        event(2, { type: 'crop_phenology_changed', cropId: 22, phenologyStage: 'fruit_set_date' }),
        event(3, { type: 'device_swap', stationId: 42 }),
        event(7, { type: 'device_swap', stationId: 33 }),
        event(6, { type: 'first_capture', pestId: 2, stationId: 31 }),
        event(4, {}),
        event(5, { type: 'crop_phenology_changed', cropId: 1 }),
      ),
    ).toEqual([]);
  });

  it('of reports that only this device has say so, and a reported biofix stands there too', () => {
    const spray = event(-1, { type: 'agrochemical_application', pestId: 1, product: 'Spinosad' });
    const biofix = { type: 'biofix_set', biofixType: 'chronofix', comments: 'vuelo' } as const;
    const marked = unsentMarkers(scope, [
      spray,
      event(-2, { ...biofix, pestId: 1 }),
      event(-3, { ...biofix, pestId: 2 }),
    ]);
    expect(marked.map(({ kind, label, isUnsent }) => [kind, label, isUnsent])).toEqual([
      ['biofix', 'por enviar: chronofix', true],
      ['control', 'por enviar: aplicación · Spinosad', true],
    ]);
    expect(marked[0]?.detail).toBe('por enviar: chronofix · 15 oct · vuelo');
    expect(eventMarkers(scope, [event(2, { ...biofix, pestId: 1 })])).toEqual([]);
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
    const biofixes = [aBiofix({ comment: 'sostenida' })];
    expect(biofixMarkers(biofixes, 100, 1)).toEqual([
      {
        id: 'biofix-500',
        date: '2026-09-20',
        kind: 'biofix',
        label: 'biofix',
        detail: '20 sep · sostenida',
      },
    ]);
    expect(biofixMarkers(biofixes, 101, 1)).toEqual([]);
    expect(biofixMarkers(biofixes, 100, undefined)).toEqual([]);
    expect(biofixMarkers(biofixes, undefined, 1)).toEqual([]);
  });
});
