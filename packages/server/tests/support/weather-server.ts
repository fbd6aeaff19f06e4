/** A small weather service on this machine: the documented shapes of Open-Meteo and Stormglass, and their refusals. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const HOUR_MS = 3_600_000;

/** What the next question is answered instead of weather. */
export interface Odd {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** Never answers. */
  readonly silent?: true;
  /** Hangs up. */
  readonly hangUp?: true;
}

export interface TestWeather {
  readonly url: string;
  readonly key: string;
  /** Path and query of every question, oldest first. */
  readonly requests: URL[];
  /** Answers for the next questions, first one first; then weather again. */
  readonly odd: Odd[];
  /** By instant: °C, %, mm in the hour that begins then, and wind in km/h; null, or absent, for what it does not know. */
  weather: (t: number) => Weather;
  close(): Promise<void>;
}

export async function startTestWeather(): Promise<TestWeather> {
  const key = 'una-clave-de-prueba';
  const requests: URL[] = [];
  const odd: Odd[] = [];
  const service = { weather: (_: number) => ({ temperature: 15, humidity: 60 }) as Weather };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://weather.test');
    requests.push(url);
    const instead = odd.shift();
    if (instead?.silent) return;
    if (instead?.hangUp) return void request.socket.destroy();
    if (instead) return send(response, instead.status ?? 200, instead.body ?? '', instead.headers);
    if (url.pathname === '/v1/forecast') return send(response, ...openMeteoAnswer(url, service.weather));
    if (url.pathname === '/v2/weather/point') {
      if (request.headers.authorization !== key) {
        return send(response, 403, JSON.stringify({ errors: { key: 'API key is invalid' } }));
      }
      return send(response, ...stormglassAnswer(url, service.weather));
    }
    send(response, 404, '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    requests,
    odd,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

interface Weather {
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly rainMm?: number | null;
  readonly windKmH?: number | null;
}
type Answer = [status: number, body: string];

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
}

function openMeteoAnswer({ searchParams: query }: URL, weather: (t: number) => Weather): Answer {
  const refuse = (reason: string): Answer => [400, JSON.stringify({ error: true, reason })];
  const latitude = Number(query.get('latitude'));
  if (!(Math.abs(latitude) <= 90)) {
    return refuse(`Latitude must be in range of -90 to 90°. Given: ${latitude}.`);
  }
  if (query.get('timeformat') !== 'unixtime' || query.get('timezone') !== 'GMT')
    return refuse('unexpected test');
  const times = hours(
    Date.parse(`${query.get('start_date')}T00:00Z`),
    Date.parse(`${query.get('end_date')}T23:00Z`),
  );
  const values = times.map(weather);
  const answer = {
    latitude: latitude + 0.01,
    longitude: Number(query.get('longitude')) - 0.02,
    generationtime_ms: 0.06,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 178,
    hourly_units: {
      ...{ time: 'unixtime', temperature_2m: '°C', relative_humidity_2m: '%' },
      ...{ precipitation: 'mm', wind_speed_10m: 'km/h' },
    },
    hourly: {
      time: times.map((t) => t / 1000),
      temperature_2m: values.map(({ temperature }) => temperature),
      relative_humidity_2m: values.map(({ humidity }) => humidity),
      // The sum of the hour before.
      precipitation: times.map((t) => weather(t - HOUR_MS).rainMm ?? null),
      wind_speed_10m: values.map(({ windKmH }) => windKmH ?? null),
    },
  };
  return [200, JSON.stringify(answer)];
}

function stormglassAnswer({ searchParams: query }: URL, weather: (t: number) => Weather): Answer {
  const by = (value: number | null, noaa: number) =>
    value === null ? {} : { sg: value, noaa: value + noaa, dwd: value - 1 };
  const times = hours(Number(query.get('start')) * 1000, Number(query.get('end')) * 1000);
  const answer = {
    hours: times.map((t) => {
      const { temperature, humidity, rainMm = null, windKmH = null } = weather(t);
      return {
        time: new Date(t).toISOString().replace('.000Z', '+00:00'),
        airTemperature: by(temperature, 2),
        humidity: by(humidity, 4),
        precipitation: by(rainMm, 0),
        windSpeed: by(windKmH === null ? null : windKmH / 3.6, 1),
      };
    }),
    meta: {
      cost: 1,
      dailyQuota: 10,
      requestCount: 3,
      lat: Number(query.get('lat')),
      lng: Number(query.get('lng')),
      params: ['airTemperature', 'humidity', 'precipitation', 'windSpeed'],
    },
  };
  return [200, JSON.stringify(answer)];
}

const hours = (from: number, last: number): number[] =>
  Array.from({ length: Math.max(0, (last - from) / HOUR_MS + 1) }, (_, i) => from + i * HOUR_MS);
