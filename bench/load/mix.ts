/** What people and devices do, with how often: each thing is one request, made new every time. */
import { randomUUID } from 'node:crypto';
import type { LoadFarm, Trap } from './farm.ts';
import type { Sent } from './person.ts';
import { fieldPhoto } from './photos.ts';

export interface Step extends Sent {
  readonly path: string;
  /** Done with the answer, if something later asks for what it says. */
  readonly onAnswer?: (bytes: Buffer) => void;
}

export interface Action {
  readonly name: string;
  readonly kind: 'read' | 'write';
  /** Of 100 requests. */
  readonly share: number;
  readonly step: (email: string) => Step | Promise<Step>;
}

interface StoredPhoto {
  readonly image_id: number;
  readonly date_created: string;
}

const JSON_BODY = { 'content-type': 'application/json' };
const HOUR_MS = 3_600_000;
const READINGS_AT_ONCE = 4;
const READINGS_EVERY_MS = 10 * 60_000;
const PHOTOS_KEPT = 400;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const post = (path: string, body: unknown, headers = {}): Step => ({
  path,
  method: 'POST',
  headers: { ...JSON_BODY, ...headers },
  body: JSON.stringify(body),
});
const put = (path: string, body: unknown): Step => ({ ...post(path, body), method: 'PUT' });

/** The mix of an ordinary day, its shares adding up to 100. */
export function mixOf(farm: LoadFarm): readonly Action[] {
  const photos: StoredPhoto[] = [];
  const trap = (): Trap => anyOf(farm.traps);
  const field = { station_id_list: farm.field.stationIds };
  const span = `date_start=${farm.field.from}&date_end=${farm.today}`;
  const figures = (path: string, more = '') => post(`${path}?${span}${more}`, field);
  const summed = `&acc_from=${farm.field.from}&per_station_transform=accumulated&format=columns`;
  const read = (name: string, share: number, step: () => Step): Action => ({
    name,
    kind: 'read',
    share,
    step,
  });
  const write = (name: string, share: number, step: Action['step']): Action => ({
    ...{ name, kind: 'write', share, step },
  });
  const { clientId } = farm;
  const upload = (at = trap()): Step => {
    const { form, headers } = fieldPhoto();
    return {
      path: `/v2/images?station_id=${at.stationId}`,
      method: 'POST',
      headers,
      body: form,
      onAnswer: (bytes) => {
        photos.push((JSON.parse(String(bytes)) as { items: [StoredPhoto] }).items[0]);
        if (photos.length > PHOTOS_KEPT) photos.shift();
      },
    };
  };
  return [
    read('version of the client tree', 10, () => ({
      path: `/v2/clients/${clientId}/infrastructure/version`,
    })),
    read('client tree', 4, () => ({ path: `/v2/clients/${clientId}/infrastructure` })),
    read('health of a station', 8, () => ({ path: `/v2/stations/${trap().stationId}/health` })),
    read('a month of a station', 8, () => ({
      path: `/v2/stations/${trap().stationId}/data?${monthUntil(farm.today)}&data_category=thpg&format=columns`,
    })),
    read('degree-days of a field', 7, () =>
      figures('/data_analytics/degree_days/dd_single_sine_10_30_horizontal', summed),
    ),
    read('temperatures of a field', 5, () => figures('/data_analytics/climate/temperature_max_daily')),
    read('mildew of a field', 4, () =>
      figures('/data_analytics/mildew/acc_score', summed.replace('accumulated', 'value')),
    ),
    read('captures of a field', 6, () =>
      figures('/count_analytics/bug_count', '&per_station_transform=incremental&station_aggregation=sum'),
    ),
    read('reports', 7, () => ({
      path: `/v2/events?${monthUntil(farm.today)}&client_id=${clientId}&limit=100`,
    })),
    read('photos of a station', 6, () => ({
      path: `/v2/stations/${trap().stationId}/images?${monthUntil(farm.today)}`,
    })),
    read('a photo', 8, () => ({
      path:
        photos.length > 0
          ? `/v2/images/${anyOf(photos).image_id}/file?thumbnail=500`
          : `/v2/stations/${trap().stationId}/images`,
    })),
    read('notices', 5, () => ({ path: `/v2/notifications?client_id=${clientId}&limit=50` })),
    write('readings of a device', 9, () => readings(trap())),
    write('a report', 6, (email) => report(clientId, trap(), email)),
    write('tags of a station', 3, () =>
      put(`/v2/stations/${trap().stationId}`, { tags: [anyOf(['borde', 'loma', 'bajo', 'riego'])] }),
    ),
    write('a count', 2, () => (photos.length > 0 ? count(anyOf(photos)) : upload())),
    write('a photo sent', 2, () => upload()),
  ];
}

function monthUntil(today: string): string {
  const from = new Date(Date.parse(today) - 30 * 24 * HOUR_MS).toISOString().slice(0, 10);
  return `date_start=${from}&date_end=${today}`;
}

/** @throws {Error} when answered: the service did not take each of them as a new reading of the station */
function readings(at: Trap): Step {
  const list = Array.from({ length: READINGS_AT_ONCE }, (_, i) => ({
    category: 'thpg',
    t: new Date(at.sentUntil + i * READINGS_EVERY_MS).toISOString(),
    ambient_temperature_c: 12 + 6 * Math.sin(at.sentUntil / HOUR_MS + i),
    ambient_humidity_rh: 60,
  }));
  at.sentUntil += READINGS_AT_ONCE * READINGS_EVERY_MS;
  const onAnswer = (bytes: Buffer) => {
    const taken = JSON.parse(String(bytes)) as { rows_new: number; station_ids: readonly number[] };
    const isTaken = taken.rows_new === READINGS_AT_ONCE && taken.station_ids.includes(at.stationId);
    if (!isTaken) throw new Error(`readings were not taken: ${bytes}`);
  };
  return {
    ...post(`/v2/nodes/${at.serial}/data`, { readings: list }, { 'x-device-key': at.key }),
    onAnswer,
  };
}

const report = (client_id: number, at: Trap, user_email: string): Step =>
  post(
    '/v2/events',
    {
      type: 'station_maintenance',
      client_id,
      station_id: at.stationId,
      node_id: at.serial,
      datetime_event: new Date(Date.now() - HOUR_MS).toISOString(),
      user_email,
      lure_settings: { installed: true, expiration_days: 30, change_notification_days: 5 },
      comments: 'Cambio de feromona y piso engomado.',
    },
    { 'idempotency-key': randomUUID() },
  );

const count = ({ image_id, date_created }: StoredPhoto): Step =>
  put(`/images/${image_id}/metadata`, {
    image_analytics: JSON.stringify({ bug: { 1: { samples: [], overall: Math.floor(Math.random() * 40) } } }),
    date_created,
  });
