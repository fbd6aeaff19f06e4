/**
 * A season of a sector through the real server: requested anew each time (cold: no two requests alike) and requested again
 * (cached), against the same server's `/livez` as the baseline of what a request costs at all.
 */
import type autocannon from 'autocannon';
import type { FarmServer } from '../scripts/farm-server.ts';
import { benchCatalogue } from './catalogue.ts';
import { fireAt, type ServerTime } from './fire.ts';
import { printTable } from './table.ts';

const GOAL_MS = { cold: 50, cached: 5 };
const ROUTE = '/data_analytics/degree_days/{metric}';
const METRIC = 'dd_single_sine_10_30_horizontal';

interface Season {
  readonly stations: readonly number[];
  readonly start: string;
  readonly end: string;
}

interface Tree {
  readonly clients: readonly {
    readonly seasons: readonly { season_id: number; date_start: string; date_end: string }[];
    readonly sectors: readonly { sector_id: number }[];
    readonly stations: readonly { station_id: number; sector_id: number; station_season_id: number }[];
  }[];
}

export async function benchAnalytics(server: FarmServer): Promise<void> {
  const season = await newestSeason(server);
  const rows: (string | number)[][] = [];
  let alone: ServerTime | undefined;
  for (const connections of [1, 10]) {
    const baseline = await fireAt(server, '/livez', GOAL_MS.cached, { connections, next: livez });
    rows.push(row('/livez', connections, baseline, baseline, GOAL_MS.cached));
    for (const [name, next] of Object.entries({ cold: requestOf(season), cached: () => ask(season, 0, 0) })) {
      const goal = GOAL_MS[name as keyof typeof GOAL_MS];
      next();
      const fired = await fireAt(server, ROUTE, goal, { connections, next });
      rows.push(row(name, connections, fired, baseline, goal));
      if (name === 'cold' && connections === 1) alone = fired;
    }
  }
  printTable(`POST ${ROUTE}, a season of ${season.stations.length} stations`, [
    [
      'request',
      'connections',
      'per second',
      ': /livez',
      'p50 ms',
      'p99 ms',
      'at the server ms',
      'goal ms',
      'within',
    ],
    ...rows,
  ]);
  if (alone) await benchCatalogue(server, alone);
}

const livez = () => ({ method: 'GET', path: '/livez' }) as const;

function row(name: string, connections: number, fired: ServerTime, baseline: ServerTime, goal: number) {
  const { perSecond, p50, p99, serverMs, within } = fired;
  const share = `${(100 * within).toFixed(1)} %`;
  return [name, connections, perSecond, perSecond / baseline.perSecond, p50, p99, serverMs, goal, share];
}

let turn = 0;
/** Every request starts its sum on another day of another window: no answer can come from the cache. */
const requestOf = (season: Season) => () => {
  turn += 1;
  return ask(season, turn % 120, Math.floor(turn / 120) % 120);
};

function ask({ start, end, stations }: Season, later: number, earlier: number): autocannon.Request {
  const query = new URLSearchParams({
    date_start: start,
    date_end: dayAfter(end, -earlier),
    acc_from: dayAfter(start, later),
    per_station_transform: 'accumulated',
    station_aggregation: 'avg',
    format: 'columns',
  });
  return {
    method: 'POST',
    path: `${ROUTE.replace('{metric}', METRIC)}?${query}`,
    body: JSON.stringify({ station_id_list: stations }),
  };
}

async function newestSeason({ ask: get }: FarmServer): Promise<Season> {
  const { clients } = await get<Tree>('/v2/clients/1/infrastructure');
  const [client] = clients;
  const season = client?.seasons.toSorted((a, b) => b.date_start.localeCompare(a.date_start))[0];
  const sector = client?.sectors[0];
  if (!client || !season || !sector) throw new Error('the demo farm has no season or sector');
  const stations = client.stations
    .filter((one) => one.sector_id === sector.sector_id && one.station_season_id === season.season_id)
    .map((one) => one.station_id);
  return { stations, start: season.date_start, end: season.date_end };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
