import { describe, expect, it } from 'vitest';
import { FULL_DRAFT } from '../../fixtures/builders/events.ts';
import { dayOfInstant } from '../calendar/day.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { EVENT_TYPES, type EventType } from '../entities/event.ts';
import { type EventDraft, newDraft } from './forms.ts';
import { lureDays } from './lure.ts';
import { newEvent } from './new-event.ts';

const start = { clientId: 10, date: '2026-10-20', userEmail: ' ana@huerto.example ' };
const context = { clientId: 11, today: isoDate('2026-11-21') };

describe('an event that is sent', () => {
  it('has what the form of its kind asks, and a swap the device that it takes down', () => {
    const eventOf = (kind: EventType) =>
      Object.keys(newEvent(kind, FULL_DRAFT as EventDraft, { ...context, oldNodeSerial: 'VG-2' })).slice(3);
    expect(eventOf('station_maintenance')).toEqual([
      'stationId',
      'nodeSerial',
      'userEmail',
      'lure',
      'comments',
    ]);
    expect(eventOf('device_swap')).toEqual([
      'stationId',
      'nodeSerial',
      'userEmail',
      'comments',
      'oldNodeSerial',
    ]);
    expect(eventOf('crop_phenology_changed')).toContain('phenologyStage');
  });

  it('has what a form leaves open as nothing', () => {
    const noLure = { installed: false, changeNotificationDays: null, expirationDays: null };
    const bare = <Kind extends EventType>() => ({ clientId: 10, date: '' }) as unknown as EventDraft<Kind>;
    expect(newEvent('device_install', bare<'device_install'>(), context)).toMatchObject({
      lure: noLure,
      comments: '',
    });
    expect(newEvent('biofix_set', bare<'biofix_set'>(), context)).toMatchObject({ biofixType: 'biofix' });
  });

  it('is of today where no date is asked or given', () => {
    const draft = newDraft('agrochemical_application', { ...start, date: ' ' });
    expect(newEvent('agrochemical_application', draft, context).at).toBe(
      Date.parse('2026-11-21T15:00:00.000Z'),
    );
  });

  it.each(['2024-09-08', '2024-04-06', '2024-04-07', '2026-07-01', '2026-12-31'])(
    'comes back as the day it was: %s',
    (date) => {
      for (const kind of EVENT_TYPES) {
        const event = newEvent(kind, newDraft(kind, { ...start, date }), context);
        expect(dayOfInstant(event.at)).toBe(date);
        expect(event).toMatchObject({ type: kind, clientId: 10, userEmail: 'ana@huerto.example' });
      }
    },
  );
});

it('a lure lasts the usual days where nobody said how long', () => {
  const lure = { installed: true, changeNotificationDays: null, expirationDays: null };
  expect(lureDays(lure)).toEqual({ changeNotificationDays: 5, expirationDays: 30 });
  expect(lureDays({ ...lure, changeNotificationDays: 2, expirationDays: 50 })).toEqual({
    changeNotificationDays: 2,
    expirationDays: 50,
  });
  expect(lureDays({ ...lure, installed: false })).toBeNull();
  expect(lureDays(null)).toBeNull();
});
