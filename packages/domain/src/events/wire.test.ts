import { describe, expect, it } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { eventFromWire } from './wire.ts';

const AT = '2026-10-20T15:00:00.000Z';

describe('an answered event', () => {
  const least = {
    event_id: 1,
    type: 'device_swap',
    client_id: 10,
    datetime_created: AT,
    datetime_event: AT,
  } as const;

  it('may be all but empty', () => {
    expect(eventFromWire(least)).toEqual(
      anEvent({ type: 'device_swap', createdAt: Date.parse(AT), date: isoDate('2026-10-20') }),
    );
  });

  it('says what was done, seen and meant', () => {
    const said = {
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
    } as const;
    expect(eventFromWire({ ...least, ...said })).toMatchObject({
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

  it('says its day, device, place and lure', () => {
    const event = eventFromWire({
      ...least,
      date_event: '2026-10-19',
      node_id: 'VG-9',
      new_node_id: 'VG-9',
      old_node_id: 'VG-1',
      gps_lat: -33,
      gps_lon: -70,
      lure_settings: { installed: true, change_notification_days: null, expiration_days: null },
      comments: null,
    });
    expect(event).toMatchObject({
      date: '2026-10-19',
      nodeSerial: 'VG-9',
      oldNodeSerial: 'VG-1',
      position: { latitude: -33, longitude: -70 },
      lure: { installed: true, changeNotificationDays: 5, expirationDays: 30 },
      comments: '',
    });
    expect(eventFromWire({ ...least, new_node_id: 'VG-9' }).nodeSerial).toBe('VG-9');
    expect(eventFromWire({ ...least, node_id: 'VG-1' }).nodeSerial).toBe('VG-1');
    expect(eventFromWire({ ...least, gps_lat: -33, gps_lon: null }).position).toBeNull();
    expect(eventFromWire({ ...least, gps_lat: null, gps_lon: -70 }).position).toBeNull();
    const lure = { installed: false, change_notification_days: 2, expiration_days: 50 };
    expect(eventFromWire({ ...least, lure_settings: lure }).lure).toEqual({
      installed: false,
      changeNotificationDays: 2,
      expirationDays: 50,
    });
  });

  it('with a time that is none is refused', () => {
    expect(() => eventFromWire({ ...least, datetime_created: 'ayer' })).toThrow(RangeError);
    expect(() => eventFromWire({ ...least, datetime_event: '' })).toThrow('not an instant');
  });
});
