import { deviceOfEvent } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EventRow, EventWire } from './event.ts';

const AT = '2026-10-20T15:00:00.000Z';
const NOTHING = {
  station_id: null,
  station_name: null,
  node_id: null,
  old_node_id: null,
  new_node_id: null,
  user_email: null,
  sector_id: null,
  season_id: null,
  crop_id: null,
  pest_id: null,
  gps_lat: null,
  gps_lon: null,
  lure_settings: null,
  comments: '',
  biofix_type: null,
  product: null,
  dose: null,
  measure: null,
  phenology_stage: null,
};
const least = {
  event_id: 1,
  type: 'device_swap',
  client_id: 10,
  datetime_created: AT,
  datetime_event: AT,
  date_event: '2026-10-20',
  ...NOTHING,
  created_by: 'pedro@huerto.example',
  image_ids: [],
};
const body = {
  station_id: 5,
  station_name: 'E5',
  user_email: 'ana@huerto.example',
  sector_id: 4,
  season_id: 31,
  crop_id: 22,
  pest_id: 2,
  comments: 'Con viento',
  product: 'Azufre',
  dose: 2.5,
  measure: 'gr/ha',
  biofix_type: 'chronofix',
  phenology_stage: 'fruit_set_date',
  image_ids: [901, 902],
};
const placed = {
  date_event: '2026-10-19',
  node_id: 'VG-9',
  new_node_id: 'VG-9',
  old_node_id: 'VG-1',
  gps_lat: -33,
  gps_lon: -70,
  lure_settings: { installed: true, change_notification_days: null, expiration_days: 40 },
};

describe('an answered event', () => {
  it('says what was done, seen and meant', () => {
    expect(EventWire.parse({ ...least, ...body })).toMatchObject({
      stationId: 5,
      stationName: 'E5',
      userEmail: 'ana@huerto.example',
      sectorId: 4,
      seasonId: 31,
      cropId: 22,
      pestId: 2,
      comments: 'Con viento',
      product: 'Azufre',
      dose: 2.5,
      measure: 'gr/ha',
      biofixType: 'chronofix',
      phenologyStage: 'fruit_set_date',
      imageIds: [901, 902],
    });
  });

  it('says its times, devices, place and lure', () => {
    const event = EventWire.parse({ ...least, ...placed });
    expect(event).toMatchObject({
      createdAt: Date.parse(AT),
      createdBy: 'pedro@huerto.example',
      at: Date.parse(AT),
      date: '2026-10-19',
      nodeSerial: 'VG-9',
      oldNodeSerial: 'VG-1',
      latitude: -33,
      longitude: -70,
      lure: { installed: true, changeNotificationDays: null, expirationDays: 40 },
    });
    expect(deviceOfEvent(EventWire.parse({ ...least, new_node_id: 'VG-9' }))).toBe('VG-9');
    expect(deviceOfEvent(EventWire.parse({ ...least, node_id: 'VG-1' }))).toBe('VG-1');
  });

  it.each([{}, body, placed, { new_node_id: 'VG-9' }, { gps_lat: -33 }])(
    'is written as it was read: %j',
    (more) => {
      const wire = { ...least, ...more };
      expect(z.encode(EventWire, EventWire.parse(wire))).toEqual(wire);
    },
  );

  it('with a time that is none is refused', () => {
    expect(EventWire.safeParse({ ...least, datetime_created: 'ayer' }).success).toBe(false);
    expect(EventWire.safeParse({ ...least, datetime_event: '' }).success).toBe(false);
  });

  it('is a row without the fields that it leaves out', () => {
    const required = {
      type: 'biofix_set',
      clientId: 10,
      createdAt: Date.parse(AT),
      at: Date.parse(AT),
    } as const;
    const row = { type: 'biofix_set', client_id: 10, datetime_created: AT, datetime_event: AT };
    const { date } = EventWire.parse(least);
    expect(z.encode(EventRow, { ...required, date, sectorId: 4 })).toEqual({
      ...row,
      date_event: '2026-10-20',
      sector_id: 4,
    });
  });
});
