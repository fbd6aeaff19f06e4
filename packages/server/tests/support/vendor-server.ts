/** The services of FieldClimate and WeatherLink on this machine: their documented answers, signatures, limits and refusals. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a station measured at an instant, in °F, %, mm and mph, as both services can say it. */
export interface TrueRecord {
  readonly t: number;
  readonly fahrenheit: number;
  readonly humidity: number;
  readonly rain: number;
  readonly mph: number;
  /** Epoch ms from which the service has it. */
  readonly since: number;
}

/** What a question is answered instead, or what is done to its answer. */
export type Odd =
  | { readonly kind: 'status'; readonly status: number; readonly body: string; readonly retryAfter?: number }
  | { readonly kind: 'silent' | 'hang-up' }
  | { readonly kind: 'body'; readonly change: (body: string) => string }
  | { readonly kind: 'records'; readonly change: (records: readonly TrueRecord[]) => readonly TrueRecord[] }
  | { readonly kind: 'extra'; readonly extra: readonly ExtraRecord[] };

/** A record that is no measurement: its values are sent as they are. */
export interface ExtraRecord {
  readonly t: number;
  readonly value: unknown;
}

export interface VendorServer {
  readonly urls: { readonly fieldclimate: string; readonly weatherlink: string };
  /** The pair that is accepted; null: none is. */
  keys: { vendorKey: string; vendorSecret: string } | null;
  records: readonly TrueRecord[];
  /** Epoch ms. */
  now: () => number;
  /** How far the service’s clock is ahead, ms. */
  ahead: number;
  /** Whether FieldClimate’s seconds are those of the station’s clock, and which ends of a range WeatherLink leaves out. */
  secondsAreLocal: boolean;
  openEnds: readonly ('start' | 'end')[];
  /** Looks at each question about data before it is answered. */
  look: (url: URL) => Odd | undefined;
  readonly requests: URL[];
  close(): Promise<void>;
}

/** Chile’s summer time, in which the tests play. */
const ZONE = 'America/Santiago';
const OFFSET_MS = -3 * 3_600_000;
export const METOS = { id: '0020CF3B', name: 'Cuartel 4' } as const;
export const DAVIS = { id: 6974, name: 'Bodega' } as const;

export async function startVendorServer(): Promise<VendorServer> {
  const requests: URL[] = [];
  const server = createServer((request, response) => answer(vendor, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vendor: VendorServer = {
    urls: { fieldclimate: `${base}/fieldclimate/v2`, weatherlink: `${base}/weatherlink/v2` },
    keys: { vendorKey: 'una-llave', vendorSecret: 'un-secreto' },
    records: [],
    now: Date.now,
    ahead: 0,
    secondsAreLocal: false,
    openEnds: [],
    look: () => undefined,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return vendor;
}

function answer(vendor: VendorServer, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://vendor.test');
  vendor.requests.push(url);
  const isMetos = url.pathname.startsWith('/fieldclimate/');
  const clock = vendor.now() + vendor.ahead;
  response.setHeader('date', new Date(clock).toUTCString());
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  const refusal = isMetos
    ? refusedByMetos(vendor, request, url, clock)
    : refusedByDavis(vendor, request, url);
  if (refusal) return void send(401, { code: 401, message: refusal });
  const path = url.pathname.replace(/^\/\w+\/v2/, '');
  if (path === '/user/stations') return void send(200, [metosStation()]);
  if (path === '/stations') return void send(200, { stations: [davisStation()], generated_at: clock / 1000 });
  const odd = vendor.look(url);
  if (odd?.kind === 'silent') return;
  if (odd?.kind === 'hang-up') return void request.socket.destroy();
  if (odd?.kind === 'status') {
    if (odd.retryAfter !== undefined) response.setHeader('retry-after', String(odd.retryAfter));
    return void send(odd.status, odd.body);
  }
  const asked = isMetos ? metosRange(vendor, path) : davisRange(vendor, url, path);
  if (typeof asked === 'string') return void send(400, { code: 400, message: asked });
  const there = vendor.records.filter((each) => each.since <= vendor.now() && asked(each.t));
  const records = odd?.kind === 'records' ? odd.change(there) : there;
  const extra = odd?.kind === 'extra' ? odd.extra : [];
  const body = JSON.stringify(isMetos ? metosData(records, extra) : davisData(records, extra, clock));
  send(200, odd?.kind === 'body' ? odd.change(body) : body);
}

function refusedByMetos({ keys }: VendorServer, { headers }: IncomingMessage, url: URL, clock: number) {
  const date = String(headers['request-date'] ?? '');
  const signed = `GET${url.pathname.replace('/fieldclimate/v2', '')}${date}${keys?.vendorKey}`;
  const signature = createHmac('sha256', keys?.vendorSecret ?? '')
    .update(signed)
    .digest('hex');
  if (Math.abs(Date.parse(date) - clock) > 300_000) return 'Request is too old';
  return keys && headers.authorization === `hmac ${keys.vendorKey}:${signature}` ? '' : 'Unauthorized';
}

function refusedByDavis({ keys }: VendorServer, { headers }: IncomingMessage, url: URL): string {
  const isKnown = keys && url.searchParams.get('api-key') === keys.vendorKey;
  return isKnown && headers['x-api-secret'] === keys.vendorSecret ? '' : 'Unauthorized';
}

type Within = (t: number) => boolean;

function metosRange({ secondsAreLocal }: VendorServer, path: string): Within | string {
  const [, from, to] = /^\/data\/0020CF3B\/raw\/from\/(\d+)\/to\/(\d+)$/.exec(path) ?? [];
  if (from === undefined) return 'Specified params are not acceptable';
  const shift = secondsAreLocal ? -OFFSET_MS : 0;
  const [first, last] = [Number(from) * 1000 + shift, Number(to) * 1000 + shift];
  if (last - first > 7 * 86_400_000) return 'Data over limit';
  return (t) => t >= first && t <= last;
}

function davisRange({ openEnds }: VendorServer, url: URL, path: string): Within | string {
  if (path !== '/historic/6974') return 'Not found';
  const [start, end] = ['start-timestamp', 'end-timestamp'].map(
    (name) => Number(url.searchParams.get(name)) * 1000,
  );
  const [first, last] = [start ?? 0, end ?? 0];
  if (!(last > first && last - first <= 86_400_000))
    return 'start-timestamp must be at most 24 hours earlier';
  return (t) =>
    (openEnds.includes('start') ? t > first : t >= first) &&
    (openEnds.includes('end') ? t < last : t <= last);
}

const metosStation = () => ({
  name: { original: METOS.id, custom: METOS.name },
  info: { device_id: 16, device_name: 'iMETOS 3.3' },
  position: { altitude: 180, geo: { type: 'Point', coordinates: [-71.2, -33.7] }, timezoneCode: ZONE },
  config: { measuring_interval: 5, logging_interval: 15 },
});

const davisStation = () => ({
  station_id: DAVIS.id,
  station_name: DAVIS.name,
  gateway_id: 8_388_665,
  active: true,
  recording_interval: 15,
  time_zone: ZONE,
  latitude: -33.7,
  longitude: -71.2,
  elevation: 180,
});

const local = (t: number): string => new Date(t + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

function metosData(records: readonly TrueRecord[], extra: readonly ExtraRecord[]) {
  if (records.length + extra.length === 0) return [];
  const sensor = (
    group: number,
    code: number,
    name: string,
    unit: string,
    by: string,
    of: (record: TrueRecord) => number,
  ) => ({
    ...{ name, name_original: name, type: 'Sensor', decimals: 2, unit, ch: code, code, group },
    ...{ serial: 'X', mac: 'X', aggr: [by] },
    values: { [by]: [...records.map(of), ...extra.map(({ value }) => value)] },
  });
  return {
    dates: [...records, ...extra].map(({ t }) => local(t)),
    data: [
      sensor(1, 506, 'HC Air temperature', '°F', 'avg', ({ fahrenheit }) => fahrenheit),
      sensor(2, 507, 'HC Relative humidity', '%', 'avg', ({ humidity }) => humidity),
      sensor(5, 6, 'Precipitation', 'mm', 'sum', ({ rain }) => rain),
      sensor(6, 5, 'Wind speed', 'mph', 'avg', ({ mph }) => mph),
      sensor(0, 7, 'Battery', 'mV', 'last', () => 6400),
    ],
  };
}

function davisData(records: readonly TrueRecord[], extra: readonly ExtraRecord[], clock: number) {
  const of = (t: number, temperature: unknown, hum: unknown, rain: unknown, mph: unknown) => ({
    ...{ ts: t / 1000, arch_int: 1800, temp_last: temperature, hum_last: hum },
    ...{ rainfall_mm: rain, rainfall_clicks: 0, wind_speed_avg: mph, solar_rad_avg: null },
  });
  return {
    station_id: DAVIS.id,
    sensors: [
      {
        ...{ lsid: 5_271_273, sensor_type: 45, data_structure_type: 11 },
        data: [
          ...records.map(({ t, fahrenheit, humidity, rain, mph }) => of(t, fahrenheit, humidity, rain, mph)),
          ...extra.map(({ t, value }) => of(t, value, value, value, value)),
        ],
      },
      { lsid: 5_271_270, sensor_type: 504, data_structure_type: 15, data: [{ ts: clock / 1000, uptime: 5 }] },
    ],
    generated_at: clock / 1000,
  };
}
