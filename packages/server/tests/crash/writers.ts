import { randomUUID } from 'node:crypto';
import { platePhoto } from '../../src/seed/plate-photo.ts';
import { DEVICE_KEY, PEOPLE } from '../support/small-farm.ts';
import type { CrashFarm } from './farm.ts';

/** One write, whether or not anybody heard its answer. */
export interface Write {
  readonly kind: 'event' | 'readings' | 'photo';
  /** Sent with it; also in what it writes, where it can be. */
  readonly key: string;
  readonly send: (farm: CrashFarm) => Promise<Response>;
  /** Of readings: their instants, with the temperature measured. */
  readonly readings?: ReadonlyMap<string, number>;
  /** The answer, once it has come. */
  acknowledged?: Record<string, unknown>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const READINGS_AT_ONCE = 20;

/** What writers write, each thing once. */
export function drafts() {
  let swaps = 0;
  let minutes = 0;
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
    photo: async (): Promise<Write> => {
      const key = randomUUID();
      const jpeg = await platePhoto({ width: 320, height: 240, insects: [], name: key });
      return { kind: 'photo', key, send: (farm) => postPhoto(farm, key, jpeg) };
    },
  };
}

const json = { 'content-type': 'application/json' };

const post = ({ address, headers }: CrashFarm, path: string, key: string, body: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...headers, ...json, 'idempotency-key': key },
    body,
  });

const postReadings = ({ address }: CrashFarm, body: string) =>
  fetch(`${address}/v2/nodes/VG-1/data`, {
    method: 'POST',
    headers: { ...json, 'x-device-key': DEVICE_KEY },
    body,
  });

function postPhoto({ address, headers }: CrashFarm, key: string, jpeg: Buffer<ArrayBuffer>) {
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
export async function attempt(farm: CrashFarm, write: Write): Promise<boolean> {
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
