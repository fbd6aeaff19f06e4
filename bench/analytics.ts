/**
 * A season of a sector through the real server: asked anew each time (cold: no two requests alike) and asked again
 * (cached), against the same server's `/livez` as the baseline of what a request costs at all.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../scripts/free-port.ts';
import { printTable } from './table.ts';

const SECONDS = 6;
const CONNECTIONS = 10;

interface Target {
  base: string;
  headers: Record<string, string>;
  stations: number[];
  start: string;
  end: string;
}

export async function benchAnalytics(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'vigia-bench-'));
  const port = await freePort();
  const server = spawn(
    'node',
    [join(import.meta.dirname, '..', 'packages', 'server', 'src', 'main.ts'), 'start'],
    {
      env: { ...process.env, PORT: String(port), VIGIA_DATA: data, LOG_LEVEL: 'error' },
      stdio: 'ignore',
    },
  );
  try {
    const target = await signedIn(`http://127.0.0.1:${port}`, data);
    await report(target);
  } finally {
    await stop(server);
    rmSync(data, { recursive: true, force: true });
  }
}

async function report(target: Target): Promise<void> {
  const baseline = await fire(target, () => ({ method: 'GET', path: '/livez' }));
  let turn = 0;
  // Every request starts its sum on another day of another window: no answer can come from the cache.
  const cold = await fire(target, () => analytics(target, dayAfter(target.start, turn++ % 120), turn));
  const cached = await fire(target, () => analytics(target, target.start, 0));
  const row = (name: string, { requests, latency }: autocannon.Result) => [
    name,
    requests.average,
    latency.p50,
    latency.p99,
    requests.average / baseline.requests.average,
  ];
  printTable(
    `POST /data_analytics/degree_days, a season of ${target.stations.length} stations, ${CONNECTIONS} connections`,
    [
      ['request', 'per second', 'p50 ms', 'p99 ms', ': /livez'],
      row('/livez', baseline),
      row('cold', cold),
      row('cached', cached),
    ],
  );
}

function analytics(target: Target, accumulateFrom: string, turn: number): autocannon.Request {
  const end = dayAfter(target.end, -(Math.floor(turn / 120) % 60));
  const query = new URLSearchParams({
    date_start: target.start,
    date_end: end,
    acc_from: accumulateFrom,
    per_station_transform: 'accumulated',
    station_aggregation: 'avg',
    format: 'columns',
  });
  return {
    method: 'POST',
    path: `/data_analytics/degree_days/dd_single_sine_10_30_horizontal?${query}`,
    body: JSON.stringify({ station_id_list: target.stations }),
  };
}

async function fire(target: Target, next: () => autocannon.Request): Promise<autocannon.Result> {
  const result = await autocannon({
    url: target.base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...target.headers, 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refused and ${result.errors} broken requests: nothing was measured`);
  }
  return result;
}

async function signedIn(base: string, data: string): Promise<Target> {
  await ready(base);
  const accounts: { email: string; password: string; role: string }[] = JSON.parse(
    readFileSync(join(data, 'demo-accounts.json'), 'utf8'),
  );
  const account = accounts[0];
  if (!account) throw new Error('the demo farm has no account');
  const { api_key } = await (await fetch(`${base}/config.json`)).json();
  const session = await (
    await fetch(`${base}/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': api_key },
      body: JSON.stringify({ email: account.email, password: account.password }),
    })
  ).json();
  const headers = { 'x-api-key': api_key, authorization: `Bearer ${session.access_token}` };
  const tree = await (await fetch(`${base}/v2/clients/1/infrastructure`, { headers })).json();
  const client = tree.clients[0];
  const season = client.seasons.toSorted((a: { date_start: string }, b: { date_start: string }) =>
    b.date_start.localeCompare(a.date_start),
  )[0];
  const sector = client.sectors[0];
  const stations = client.stations
    .filter(
      (station: { sector_id: number; station_season_id: number }) =>
        station.sector_id === sector.sector_id && station.station_season_id === season.season_id,
    )
    .map((station: { station_id: number }) => station.station_id);
  return { base, headers, stations, start: season.date_start, end: season.date_end };
}

async function ready(base: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error('the server did not get ready');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
