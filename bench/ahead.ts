/**
 * The dates of all stages of a pest until the end of the season, of a trap with nine or ten years of climate and of all
 * traps of its field: asked anew each time (cold: no two requests alike) and asked again (kept).
 */
import type autocannon from 'autocannon';
import { addDays, isoDate, stageThresholds } from '../packages/domain/src/index.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { fireAt } from './fire.ts';
import { printTable } from './table.ts';

const GOAL_MS = { cold: 50, kept: 5 };
const ROUTE = '/data_analytics/ahead/{metric}';
const METRIC = 'dd_single_sine_10_30_horizontal';
const PEST = 1;
/** Days by which the first day of the sum, and the last one, are moved from one request to the next. */
const TURNS = 60;

interface Tree {
  readonly clients: readonly {
    readonly seasons: readonly { season_id: number; date_start: string; date_end: string }[];
    readonly stations: readonly { station_id: number; sector_id: number; pest_id: number | null }[];
  }[];
}

interface Question {
  readonly stations: readonly number[];
  readonly start: string;
  readonly end: string;
}

export async function benchAhead(server: FarmServer): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [name, question] of await questions(server)) {
    const asked = { cold: requestOf(question), kept: () => ask(question, 0, 0) };
    for (const kind of ['cold', 'kept'] as const) {
      asked[kind]();
      const fired = await fireAt(server, ROUTE, GOAL_MS[kind], { connections: 1, next: asked[kind] });
      const share = `${(100 * fired.within).toFixed(1)} %`;
      rows.push([name, kind, fired.perSecond, fired.p50, fired.p99, fired.serverMs, GOAL_MS[kind], share]);
    }
  }
  const titles = ['of', 'request', 'per second', 'p50 ms', 'p99 ms', 'at the server ms', 'goal ms', 'within'];
  printTable(`POST ${ROUTE}, every stage to the end of the season`, [titles, ...rows]);
}

/** A trap with the longest record, and all traps of its field for the same pest. */
async function questions(server: FarmServer): Promise<[string, Question][]> {
  const { clients } = await server.ask<Tree>('/v2/clients/1/infrastructure');
  const [client] = clients;
  const season = client?.seasons.toSorted((a, b) => b.date_end.localeCompare(a.date_end))[0];
  if (!client || !season) throw new Error('the demo farm has no season');
  const traps = client.stations.filter(({ pest_id }) => pest_id === PEST);
  const asked = (stations: readonly number[]) => ({
    stations,
    start: season.date_start,
    end: season.date_end,
  });
  for (const { station_id, sector_id } of traps) {
    const { path, body } = ask(asked([station_id]), 0, 0);
    const { meta } = await server.ask<{ meta: { years: number | null } }>(path!, {
      method: 'POST',
      body: JSON.parse(String(body)),
    });
    if ((meta.years ?? 0) < 9) continue;
    const field = traps.filter((trap) => trap.sector_id === sector_id).map((trap) => trap.station_id);
    return [
      [`a trap, ${meta.years} years`, asked([station_id])],
      [`its field, ${field.length} traps`, asked(field)],
    ];
  }
  throw new Error('no trap of the demo farm has nine past years');
}

let turn = 0;
const requestOf = (question: Question) => () => {
  turn += 1;
  return ask(question, turn % TURNS, Math.floor(turn / TURNS) % TURNS);
};

function ask({ stations, start, end }: Question, later: number, earlier: number): autocannon.Request {
  const query = new URLSearchParams({
    acc_from: addDays(isoDate(start), later),
    date_end: addDays(isoDate(end), -earlier),
  });
  const thresholds = stageThresholds(PEST).flatMap(({ dd }) => (dd > 0 ? [dd] : []));
  return {
    method: 'POST',
    path: `${ROUTE.replace('{metric}', METRIC)}?${query}`,
    body: JSON.stringify({ station_id_list: stations, thresholds }),
  };
}
