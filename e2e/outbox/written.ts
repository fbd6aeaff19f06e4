import type {
  OutboxContent,
  OutboxItem,
  OutboxPhoto,
} from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { type NewEvent, noonOf } from '../../packages/domain/src/entries/events.ts';
import { isoDate } from '../../packages/domain/src/index.ts';
import { PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';

/** What somebody has written on a phone. */
export interface WrittenItem {
  /** Its key, which stands in its comments or note too: so the database shows it. */
  readonly id: string;
  readonly who: Person;
  readonly subject: string;
  readonly content: OutboxContent;
  readonly photos: readonly OutboxPhoto[];
}

const at = noonOf(isoDate('2026-11-18'));
const base = { clientId: 1, at };
const about = { sectorId: 11, seasonId: 101, cropId: 1, pestId: 1 };
const lure = { installed: true, changeNotificationDays: 5, expirationDays: 30 };

/** The eight kinds of report; the two that take photos more often, with a device of their own each. */
const REPORTS: readonly ((serial: string) => { subject: string; event: NewEvent })[] = [
  (serial) => ({
    subject: 'station:1001',
    event: { ...base, type: 'device_swap', stationId: 1001, nodeSerial: serial },
  }),
  (serial) => ({
    subject: 'sector:11',
    event: {
      ...{ ...base, ...about, type: 'device_install', stationName: `E ${serial}`, nodeSerial: serial },
      ...{ latitude: -33.7, longitude: -71.2, lure },
    },
  }),
  () => ({ subject: 'station:1001', event: { ...base, ...about, type: 'first_capture', stationId: 1001 } }),
  () => ({
    subject: 'station:1002',
    event: { ...base, type: 'station_maintenance', stationId: 1002, nodeSerial: 'VG-2', lure },
  }),
  () => ({
    subject: 'sector:11',
    event: { ...base, type: 'biofix_set', sectorId: 11, seasonId: 101, pestId: 1, biofixType: 'biofix' },
  }),
  () => ({
    subject: 'sector:11',
    event: {
      ...base,
      type: 'crop_phenology_changed',
      sectorId: 11,
      seasonId: 101,
      cropId: 1,
      phenologyStage: 'fruit_set_date',
    },
  }),
  () => ({
    subject: 'sector:11',
    event: {
      ...base,
      type: 'agrochemical_application',
      sectorId: 11,
      pestId: 1,
      product: 'Azufre',
      dose: 1,
      measure: 'L/ha',
    },
  }),
  () => ({
    subject: 'sector:11',
    event: { ...base, type: 'agrochemical_recommendation', sectorId: 11, cropId: 1, pestId: 1 },
  }),
];
export const TAKES_PHOTOS = new Set<string>(['device_swap', 'device_install']);

/** @param serial a device that stands nowhere, for a report that puts one up */
export function writtenReport(id: string, who: Person, kind: number, serial: string): WrittenItem {
  const make = REPORTS[kind % 12 < 8 ? kind % 12 : kind % 2] as (typeof REPORTS)[number];
  const { subject, event } = make(serial);
  const tried = { ...event, userEmail: PEOPLE[who].email, comments: id } as NewEvent;
  const report = {
    id,
    key: id,
    kind: event.type,
    draft: {} as never,
    typed: {},
    editedAt: 0,
    tried,
    sent: null,
  };
  return { id, who, subject, content: { kind: 'report', report }, photos: [] };
}

/** Two counts of one day. */
export function writtenCounts(id: string, who: Person, date: string): WrittenItem {
  const one = { pestId: 1, date: isoDate(date), note: id };
  const counts = [
    { ...one, stationId: 1001, found: 3 },
    { ...one, stationId: 1002, found: 7 },
  ];
  const round = {
    ...{ key: id, date, sectorId: 11, pestId: null, withCameras: true, numbers: {}, notes: {} },
    ...{ editedAt: 0, tried: counts },
  };
  return { id, who, subject: 'counts:11', content: { kind: 'counts', counts, round }, photos: [] };
}

/** As its form leaves it in the outbox. */
export const itemOf = (written: WrittenItem): OutboxItem => ({
  id: written.id,
  userId: PEOPLE[written.who].user_id,
  clientId: 1,
  queuedAt: 0,
  subject: written.subject,
  about: 'N-1',
  content: written.content,
  photos: written.photos,
  taken: null,
  firstTriedAt: null,
  refusal: null,
});

/**
 * Its writer changes what it says: a report under its key, counts as others (`roundAfter`).
 *
 * @param version a number that nothing has had yet
 */
export function edited({ id, content }: Pick<OutboxItem, 'id' | 'content'>, version: number) {
  if (content.kind === 'report') return { id, content: editedReport(content, version) };
  if (content.kind !== 'counts') return { id, content };
  const counts = content.counts.map((count) => ({ ...count, found: 10 + version }));
  const key = `item-${version}`;
  return { id: key, content: { ...content, counts, round: { ...content.round, key, tried: counts } } };
}

function editedReport(content: Extract<OutboxContent, { kind: 'report' }>, version: number): OutboxContent {
  const { report } = content;
  const comments = `${report.key} v${version}`;
  return { kind: 'report', report: { ...report, tried: { ...report.tried, comments } as NewEvent } };
}
