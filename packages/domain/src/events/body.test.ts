import { describe, expect, it } from 'vitest';
import { dayOfInstant } from '../calendar/day.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { EVENT_TYPES, type EventType } from '../entities/event.ts';
import { toEventBody } from './body.ts';
import { type EventDraft, fieldsOf, newDraft } from './forms.ts';
import { eventFromWire } from './wire.ts';
import { wireField } from './wire-fields.ts';

const start = { clientId: 10, date: '2026-10-20', userEmail: ' ana@huerto.example ' };
const context = { clientId: 11, today: isoDate('2026-11-21') };
/** Noon of 20 October 2026, summer time. */
const AT = '2026-10-20T15:00:00.000Z';

describe('body of a report', () => {
  it('of an install', () => {
    const draft = newDraft('device_install', {
      ...start,
      stationName: ' E9 ',
      nodeSerial: 'VG-9',
      latitude: '-33,5',
      longitude: -70,
      sectorId: 4,
      seasonId: 31,
      cropId: 1,
      pestId: 1,
      lureInstalled: true,
      lureExpirationDays: '40',
      comments: ' ok ',
    });
    expect(toEventBody('device_install', draft, context)).toEqual({
      type: 'device_install',
      client_id: 10,
      datetime_event: AT,
      station_name: 'E9',
      node_id: 'VG-9',
      gps_lat: -33.5,
      gps_lon: -70,
      sector_id: 4,
      season_id: 31,
      crop_id: 1,
      pest_id: 1,
      user_email: 'ana@huerto.example',
      lure_settings: { installed: true, change_notification_days: 5, expiration_days: 40 },
      comments: 'ok',
    });
  });

  it('of a swap and of a maintenance', () => {
    const swap = newDraft('device_swap', { ...start, stationId: 5, nodeSerial: 'VG-9' });
    expect(toEventBody('device_swap', swap, { ...context, oldNodeSerial: 'VG-1' })).toEqual({
      type: 'device_swap',
      client_id: 10,
      datetime_event: AT,
      station_id: 5,
      old_node_id: 'VG-1',
      new_node_id: 'VG-9',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    expect(toEventBody('device_swap', swap, context).old_node_id).toBeNull();
    const visit = newDraft('station_maintenance', { ...start, stationId: 5, nodeSerial: 'VG-9' });
    expect(toEventBody('station_maintenance', visit, context)).toEqual({
      type: 'station_maintenance',
      client_id: 10,
      datetime_event: AT,
      station_id: 5,
      node_id: 'VG-9',
      user_email: 'ana@huerto.example',
      lure_settings: { installed: false, change_notification_days: null, expiration_days: null },
      comments: '',
    });
  });

  it('of what is seen and done in a sector', () => {
    const here = { ...start, sectorId: 4, seasonId: 31, cropId: 1, pestId: 1, stationId: 5 };
    expect(
      toEventBody('biofix_set', newDraft('biofix_set', { ...here, biofixType: 'chronofix' }), context),
    ).toEqual({
      type: 'biofix_set',
      client_id: 10,
      datetime_event: AT,
      season_id: 31,
      sector_id: 4,
      pest_id: 1,
      biofix_type: 'chronofix',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    const sprayed = { ...here, product: ' Azufre ', dose: '2,5', measure: 'gr/ha' as const };
    expect(
      toEventBody('agrochemical_application', newDraft('agrochemical_application', sprayed), context),
    ).toEqual({
      type: 'agrochemical_application',
      client_id: 10,
      datetime_event: AT,
      sector_id: 4,
      pest_id: 1,
      product: 'Azufre',
      dose: 2.5,
      measure: 'gr/ha',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    const grown = newDraft('crop_phenology_changed', { ...here, stage: 'fruit_set_date' });
    expect(toEventBody('crop_phenology_changed', grown, context)).toEqual({
      type: 'crop_phenology_changed',
      client_id: 10,
      datetime_event: AT,
      season_id: 31,
      sector_id: 4,
      crop_id: 1,
      phenology_stage: 'fruit_set_date',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    expect(Object.keys(toEventBody('first_capture', newDraft('first_capture', here), context))).toEqual([
      'type',
      'client_id',
      'datetime_event',
      'station_id',
      'sector_id',
      'crop_id',
      'pest_id',
      'season_id',
      'user_email',
      'comments',
    ]);
    const advised = newDraft('agrochemical_recommendation', { ...here, userEmail: '', clientId: null });
    expect(toEventBody('agrochemical_recommendation', advised, context)).toEqual({
      type: 'agrochemical_recommendation',
      client_id: 11,
      datetime_event: AT,
      sector_id: 4,
      crop_id: 1,
      pest_id: 1,
      user_email: null,
      comments: '',
    });
  });

  it('has what a form leaves open as nothing', () => {
    const noLure = { installed: false, change_notification_days: null, expiration_days: null };
    const bare = <Kind extends EventType>() => ({ clientId: 10, date: '' }) as unknown as EventDraft<Kind>;
    expect(toEventBody('device_install', bare<'device_install'>(), context)).toMatchObject({
      lure_settings: noLure,
      comments: '',
    });
    expect(toEventBody('biofix_set', bare<'biofix_set'>(), context)).toMatchObject({ biofix_type: 'biofix' });
  });

  it.each(EVENT_TYPES)('of %s has every field that a refusal may name', (kind) => {
    const body: Readonly<Record<string, unknown>> = { ...toEventBody(kind, newDraft(kind, start), context) };
    for (const field of fieldsOf(kind)) {
      const [whole, part] = wireField(kind, field).split('.');
      expect(Object.keys(body), field).toContain(whole);
      if (part !== undefined) expect(Object.keys(body[whole!] as object), field).toContain(part);
    }
  });

  it('is of today where no date is asked or given', () => {
    const draft = newDraft('agrochemical_application', { ...start, date: ' ' });
    expect(toEventBody('agrochemical_application', draft, context).datetime_event).toBe(
      '2026-11-21T15:00:00.000Z',
    );
  });

  it.each(['2024-09-08', '2024-04-06', '2024-04-07', '2026-07-01', '2026-12-31'])(
    'comes back as the day it was: %s',
    (date) => {
      for (const kind of EVENT_TYPES) {
        const body = toEventBody(kind, newDraft(kind, { ...start, date }), context);
        expect(dayOfInstant(Date.parse(body.datetime_event))).toBe(date);
        const event = eventFromWire({ ...body, event_id: 3, datetime_created: AT });
        expect(event).toMatchObject({ id: 3, type: kind, clientId: 10, date, createdAt: Date.parse(AT) });
        expect(event.userEmail).toBe('ana@huerto.example');
      }
    },
  );
});
