import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestWeather, type TestWeather } from '../../tests/support/weather-server.ts';
import { openMeteo } from './open-meteo.ts';
import type { WeatherHour, WeatherSource } from './source.ts';
import { stormglass } from './stormglass.ts';

const HOUR = 3_600_000;
const FROM = Date.parse('2026-11-21T03:00:00Z'); // midnight in Santiago
const LOCATION = { latitude: -33.7, longitude: -71.2 };
const quick = { timeoutMs: 300, pauseMs: 1 };
const never = new AbortController().signal;

let service: TestWeather;
beforeAll(async () => {
  service = await startTestWeather();
});
afterAll(() => service.close());
afterEach(() => {
  service.requests.length = 0;
  service.odd.length = 0;
  service.weather = () => ({ temperature: 15, humidity: 60 });
});

const SOURCES = ['open-meteo', 'stormglass'] as const;
const sourceOf = (name: (typeof SOURCES)[number], key = service.key): WeatherSource =>
  name === 'open-meteo'
    ? openMeteo({ url: service.url, ...quick })
    : stormglass({ url: service.url, key, ...quick });
const ask = (source: WeatherSource, hours = 30) => source.hourly(LOCATION, FROM, FROM + hours * HOUR, never);

describe.each(SOURCES)('%s', (name) => {
  test('gives the hours that were requested, in UTC, with the hours it does not know as such', async () => {
    service.weather = (t) => ({
      temperature: t === FROM + HOUR ? null : (t - FROM) / HOUR,
      humidity: t === FROM ? null : 55,
    });
    const untold = { rainMm: null, windKmH: null };
    const hours = await ask(sourceOf(name));
    expect(hours).toHaveLength(30);
    expect(hours.slice(0, 3)).toEqual([
      { t: FROM, temperature: 0, humidity: null, ...untold },
      { t: FROM + HOUR, temperature: null, humidity: 55, ...untold },
      { t: FROM + 2 * HOUR, temperature: 2, humidity: 55, ...untold },
    ] satisfies WeatherHour[]);
    expect(hours.at(-1)?.t).toBe(FROM + 29 * HOUR);
    expect(service.requests).toHaveLength(1);
  });

  test.each([
    ['too-many', { status: 429, headers: { 'retry-after': '60' } }, 60_000],
    ['refused', { status: 401 }, undefined],
    ['bad-question', { status: 400 }, undefined],
    ['bad-question', { status: 404 }, undefined],
    ['bad-answer', { body: '' }, undefined],
    ['bad-answer', { body: '<html>mantenimiento</html>' }, undefined],
    ['bad-answer', { body: '{"hourly":{"time":[1]},"hours":"pronto"}' }, undefined],
    ['bad-answer', { status: 302, headers: { location: 'https://example.com/' } }, undefined],
    ['bad-answer', { body: `"${'x'.repeat(3 * 1024 * 1024)}"` }, undefined],
  ] as const)('says %s, and does not ask again', async (kind, odd, waitMs) => {
    service.odd.push(odd);
    await expect(ask(sourceOf(name))).rejects.toMatchObject({ kind, waitMs });
    expect(service.requests).toHaveLength(1);
  });

  test.each([
    ['timeout', { silent: true }],
    ['unreachable', { hangUp: true }],
    ['unreachable', { status: 503 }],
  ] as const)('a %s that passes is asked again, once', async (kind, odd) => {
    service.odd.push(odd);
    expect(await ask(sourceOf(name))).toHaveLength(30);
    expect(service.requests).toHaveLength(2);
    service.odd.push(odd, odd);
    await expect(ask(sourceOf(name))).rejects.toMatchObject({ kind });
    expect(service.requests).toHaveLength(4);
  });

  test('stops when the server does', async () => {
    service.odd.push({ silent: true });
    const stopping = new AbortController();
    const answer = sourceOf(name).hourly(LOCATION, FROM, FROM + HOUR, stopping.signal);
    setTimeout(() => stopping.abort(new Error('the server stops')), 20);
    await expect(answer).rejects.toThrow('the server stops');
  });
});

test('Open-Meteo’s own words are kept, and its key is only sent where there is one', async () => {
  const reason = 'Minutely API request limit exceeded. Please try again in one minute.';
  service.odd.push({ status: 429, body: JSON.stringify({ error: true, reason }) });
  await expect(ask(sourceOf('open-meteo'))).rejects.toThrow(`429 ${reason}`);
  await ask(openMeteo({ url: service.url, key: 'pagada', ...quick }));
  expect(service.requests.map((url) => url.searchParams.get('apikey'))).toEqual([null, 'pagada']);
  expect(Object.fromEntries(service.requests[0]?.searchParams ?? [])).toEqual({
    latitude: '-33.7',
    longitude: '-71.2',
    hourly: 'temperature_2m,relative_humidity_2m,precipitation,wind_speed_10m',
    wind_speed_unit: 'kmh',
    precipitation_unit: 'mm',
    start_date: '2026-11-21',
    end_date: '2026-11-22',
    timezone: 'GMT',
    timeformat: 'unixtime',
  });
});

test('Open-Meteo’s lists of different lengths are no weather', async () => {
  const two = [1, 2];
  const hourly = { time: two, temperature_2m: two, relative_humidity_2m: two, wind_speed_10m: two };
  service.odd.push({ body: JSON.stringify({ hourly: { ...hourly, precipitation: [1] } }) });
  await expect(ask(sourceOf('open-meteo'))).rejects.toMatchObject({ kind: 'bad-answer' });
  service.odd.push({
    body: JSON.stringify({ hourly: { ...hourly, temperature_2m: [1], precipitation: two } }),
  });
  await expect(ask(sourceOf('open-meteo'))).rejects.toMatchObject({ kind: 'bad-answer' });
});

test('Stormglass’s own choice counts, without it the mean of the institutes', async () => {
  const hour = (t: number, airTemperature: object, humidity: object) => ({
    time: new Date(t).toISOString(),
    airTemperature,
    humidity,
  });
  const hours = [
    hour(FROM, { noaa: 10, sg: 12, dwd: 20 }, { noaa: 40, dwd: 60 }),
    { time: new Date(FROM + HOUR).toISOString() },
  ];
  const untold = { rainMm: null, windKmH: null };
  service.odd.push({ body: JSON.stringify({ hours, meta: {} }) });
  expect(await ask(sourceOf('stormglass'))).toEqual([
    { t: FROM, temperature: 12, humidity: 50, ...untold },
    { t: FROM + HOUR, temperature: null, humidity: null, ...untold },
  ]);
});

test('Open-Meteo tells the rain of an hour at its end, in mm, and the wind at its beginning, in km/h', async () => {
  const hourly = {
    time: [FROM / 1000, FROM / 1000 + 3600, FROM / 1000 + 7200],
    ...{ temperature_2m: [10, 11, 12], relative_humidity_2m: [80, 81, 82] },
    ...{ precipitation: [0.2, 1.4, 0], wind_speed_10m: [5, 7.5, null] },
  };
  service.odd.push({ body: JSON.stringify({ hourly }) });
  const hours = await ask(sourceOf('open-meteo'));
  expect(hours.map(({ rainMm, windKmH }) => [rainMm, windKmH])).toEqual([
    [1.4, 5],
    [0, 7.5],
    [null, null],
  ]);
});

test('Stormglass tells a rate of rain, of which the hour has the higher, and wind in m/s', async () => {
  const hour = (i: number, precipitation: object, windSpeed: object) => ({
    time: new Date(FROM + i * HOUR).toISOString(),
    ...{ precipitation, windSpeed },
  });
  const hours = [hour(0, { sg: 0 }, { sg: 3 }), hour(1, { sg: 0.6 }, { noaa: 2, dwd: 3 }), hour(2, {}, {})];
  service.odd.push({ body: JSON.stringify({ hours, meta: {} }) });
  const told = await ask(sourceOf('stormglass'));
  expect(told.map(({ rainMm }) => rainMm)).toEqual([0.6, 0.6, null]);
  expect(told.map(({ windKmH }) => windKmH)).toEqual([10.8, 9, null]);
});

test('Stormglass’s refusals: a wrong key, and a quota that is used up', async () => {
  await expect(ask(sourceOf('stormglass', 'otra'))).rejects.toMatchObject({ kind: 'refused' });
  service.odd.push({ status: 402, body: JSON.stringify({ errors: { key: 'API quota exceeded' } }) });
  await expect(ask(sourceOf('stormglass'))).rejects.toMatchObject({
    kind: 'too-many',
    message: '402 {"key":"API quota exceeded"}',
  });
});
