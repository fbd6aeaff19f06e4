import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY } from './farm-keys.ts';
import { FARM, PEOPLE } from './people.ts';

/** Biofix and reports from the field, of both clients. */
export async function insertReports({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const biofix = { type: 'biofix', pest_id: 1, date_biofix: '2026-09-10' } as const;
  await owner
    .insertInto('biofix')
    .values([
      {
        ...biofix,
        client_id: 1,
        biofix_id: 1,
        season_id: 101,
        sector_id: 11,
        biofix_comment: 'Primer macho',
      },
      { ...biofix, client_id: 1, biofix_id: 2, season_id: 101, sector_id: 12 },
      {
        ...biofix,
        client_id: 3,
        biofix_id: 3,
        season_id: 301,
        sector_id: 31,
        biofix_comment: FOREIGN_CANARY,
      },
    ])
    .execute();
  const common = {
    datetime_created: '2026-10-02T15:00:00.000Z',
    datetime_event: '2026-10-01T15:00:00.000Z',
    date_event: '2026-10-01',
  };
  await owner
    .insertInto('event')
    .values([
      {
        ...common,
        client_id: 1,
        event_id: 1,
        type: 'agrochemical_application',
        sector_id: 11,
        pest_id: 1,
        product: 'Secreto',
        dose: 15,
        measure: 'cc/100L',
        comments: 'Antes de la lluvia',
        user_email: PEOPLE.admin.email,
      },
      {
        ...common,
        client_id: 1,
        event_id: 2,
        type: 'crop_phenology_changed',
        sector_id: 11,
        crop_id: 1,
        phenology_stage: 'flowering_start_date',
      },
      { ...common, client_id: 1, event_id: 3, type: 'station_maintenance', station_id: 1002 },
      { ...common, client_id: 1, event_id: 4, type: 'agrochemical_recommendation' },
      {
        ...common,
        client_id: 3,
        event_id: 5,
        type: 'agrochemical_application',
        sector_id: 31,
        station_id: 3001,
        comments: FOREIGN_CANARY,
      },
    ])
    .execute();
}

/** Notices, and the reports that are sent by the clock. */
export async function insertNotices({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const sent = { datetime_sent: '2026-11-01T12:00:00.000Z', date: '2026-11-05' };
  const lure = { ...sent, type: 'lure', cause: 'small farm' } as const;
  await owner
    .insertInto('notification')
    .values([
      { ...lure, client_id: 1, notification_id: 601, sector_id: 11, station_id: 1001, node_id: 'VG-1' },
      { ...lure, client_id: 1, notification_id: 602, cause: 'south', sector_id: 12, station_id: 1002 },
      { ...lure, client_id: 3, notification_id: 603, sector_id: 31, node_id: FOREIGN_CANARY },
    ])
    .execute();
  const report = {
    start_date: FARM.season.start,
    end_date: FARM.season.end,
    cron_expression: '0 8 * * 1',
    report_type: 'all',
  } as const;
  await owner
    .insertInto('scheduled_report')
    .values([
      { ...report, client_id: 1, scheduled_id: 701, user_id: 51, sector_id: 11, season_id: 101 },
      { ...report, client_id: 1, scheduled_id: 702, user_id: 51, sector_id: 12, season_id: 101 },
      { ...report, client_id: 3, scheduled_id: 703, user_id: 54, sector_id: 31, season_id: 301 },
    ])
    .execute();
}
