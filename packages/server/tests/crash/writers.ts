import { randomUUID } from 'node:crypto';
import { platePhoto } from '../../src/seed/plate-photo.ts';
import { DEVICE_KEY, PEOPLE } from '../support/small-farm.ts';
import type { WrittenFarm } from './farm.ts';

/** One write, whether or not its answer arrived. */
export interface Write {
  readonly kind: 'event' | 'readings' | 'photo' | 'edit' | 'count' | 'import';
  /** Sent with it; also in what it writes, where it can be. */
  readonly key: string;
  readonly send: (farm: WrittenFarm) => Promise<Response>;
  /** Of readings: their instants, with the temperature measured. Of an import: its days, with the minimum. */
  readonly readings?: ReadonlyMap<string, number>;
  /** The answer, once it has come. */
  acknowledged?: Record<string, unknown>;
}

/** What the service answers of a stored photo. */
export interface StoredPhoto {
  readonly image_id: number;
  readonly date_created: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const READINGS_AT_ONCE = 20;
const DAY_MS = 24 * HOUR_MS;
const DAYS_AT_ONCE = 5;
/** Days of imports go back from here, before any season. */
const IMPORTED_UNTIL = Date.UTC(2020, 0, 1);

/** What writers write, each thing once. */
export function drafts() {
  let swaps = 0;
  let minutes = 0;
  let days = 0;
  let counted = 0;
  const latest = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const common = (key: string) => ({
    client_id: 1,
    datetime_event: new Date(Date.now() - HOUR_MS).toISOString(),
    user_email: PEOPLE.admin.email,
    comments: key,
  });
  const event = (more: (key: string) => object): Write => {
    const key = randomUUID();
    const body = JSON.stringify({ ...common(key), ...more(key) });
    return { kind: 'event', key, send: (farm) => post(farm, '/v2/events', key, body) };
  };
  return {
    application: () =>
      event((key) => ({
        type: 'agrochemical_application',
        sector_id: 12,
        pest_id: 2,
        product: key,
        dose: 1,
        measure: 'L/ha',
      })),
    biofix: () => event(() => ({ type: 'biofix_set', sector_id: 11, season_id: 101, pest_id: 1 })),
    /** One writer alone may use it: the device that comes is the one that does not stand there. */
    swap: () => {
      swaps += 1;
      const new_node_id = swaps % 2 === 1 ? 'VG-3' : 'VG-2';
      return event(() => ({ type: 'device_swap', station_id: 1002, new_node_id }));
    },
    readings: (): Write => {
      const key = randomUUID();
      const readings = new Map<string, number>();
      for (let i = 0; i < READINGS_AT_ONCE; i += 1, minutes += 1) {
        const t = new Date(latest - minutes * MINUTE_MS).toISOString();
        readings.set(t, 10 + (minutes % 150) / 10);
      }
      const list = [...readings].map(([t, ambient_temperature_c]) => ({
        category: 'thpg',
        t,
        ambient_temperature_c,
        ambient_humidity_rh: 60,
      }));
      const body = JSON.stringify({ readings: list });
      return { kind: 'readings', key, readings, send: (farm) => postReadings(farm, body) };
    },
    /** One writer alone may use it, so that each name is written once. */
    edit: (): Write => {
      const key = randomUUID();
      const body = JSON.stringify({ station_name: key });
      return { kind: 'edit', key, send: (farm) => put(farm, '/v2/stations/1002', body) };
    },
    /** A count of a photo by somebody; one writer alone may use it. */
    count: ({ image_id, date_created }: StoredPhoto): Write => {
      counted += 1;
      const key = String(counted);
      const image_analytics = JSON.stringify({ bug: { 1: { samples: [], overall: counted } } });
      const body = JSON.stringify({ image_analytics, date_created });
      return { kind: 'count', key, send: (farm) => put(farm, `/images/${image_id}/metadata`, body) };
    },
    import: (): Write => {
      const key = randomUUID();
      const readings = new Map<string, number>();
      for (let i = 0; i < DAYS_AT_ONCE; i += 1, days += 1) {
        const day = new Date(IMPORTED_UNTIL - days * DAY_MS).toISOString().slice(0, 10);
        readings.set(day, (days % 90) / 10);
      }
      const lines = [...readings].map(([day, tmin]) => `${day},${tmin},25`);
      const body = `date,tmin,tmax\n${lines.join('\n')}\n`;
      return { kind: 'import', key, readings, send: (farm) => postImport(farm, key, body) };
    },
    photo: async (): Promise<Write> => {
      const key = randomUUID();
      const jpeg = await platePhoto({ width: 320, height: 240, insects: [], name: key });
      return { kind: 'photo', key, send: (farm) => postPhoto(farm, key, jpeg) };
    },
  };
}

const json = { 'content-type': 'application/json' };

const post = ({ address, headers }: WrittenFarm, path: string, key: string, body: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...headers, ...json, 'idempotency-key': key },
    body,
  });

const put = ({ address, headers }: WrittenFarm, path: string, body: string) =>
  fetch(`${address}${path}`, { method: 'PUT', headers: { ...headers, ...json }, body });

const postImport = ({ address, headers }: WrittenFarm, key: string, body: string) =>
  fetch(`${address}/v2/imports?station_id=1002`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv', 'idempotency-key': key },
    body,
  });

const postReadings = ({ address }: WrittenFarm, body: string) =>
  fetch(`${address}/v2/nodes/VG-1/data`, {
    method: 'POST',
    headers: { ...json, 'x-device-key': DEVICE_KEY },
    body,
  });

function postPhoto({ address, headers }: WrittenFarm, key: string, jpeg: Buffer<ArrayBuffer>) {
  const body = new FormData();
  body.append('date_created', new Date(Date.now() - HOUR_MS).toISOString());
  body.append('file', new File([jpeg], `${key}.jpg`, { type: 'image/jpeg' }));
  return fetch(`${address}/v2/images?station_id=1001`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body,
  });
}

/**
 * Sends a write once.
 *
 * @returns whether it was acknowledged; a service that is gone, or says that its database is, has not
 * @throws it was refused, which none of these should be
 */
export async function attempt(farm: WrittenFarm, write: Write): Promise<boolean> {
  try {
    const answer = await write.send(farm);
    const text = await answer.text();
    if (answer.ok) write.acknowledged = JSON.parse(text) as Record<string, unknown>;
    else if (answer.status < 500 && answer.status !== 409) throw new RangeError(`${answer.status} ${text}`);
  } catch (error) {
    if (error instanceof RangeError) throw error; // anything else is a connection that broke
  }
  return write.acknowledged !== undefined;
}
