import { type AlertPreview, MOST_PREVIEWED } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs, endOfDay, type IsoDate } from '@vigia/domain';
import { type AlertRuleInput, alertRuns } from '@vigia/domain/events';
import type { ClientId, Season } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { readFacts } from './read-facts.ts';

/** The season that ended last; null where none has. */
const lastSeason = (seasons: readonly Season[], today: IsoDate): Season | null =>
  seasons
    .filter(({ end }) => end < today)
    .reduce<Season | null>((last, each) => (last === null || each.end > last.end ? each : last), null);

/**
 * What a rule would have alerted of in the season before, by the same judgement as the job's over what is stored; at the
 * stations that are in use now.
 */
export async function previewAlerts(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  rule: AlertRuleInput,
  now: EpochMs,
): Promise<AlertPreview> {
  const season = lastSeason(await seasonsOfClient(tx, scope, clientId), dayOfInstant(now));
  if (season === null) return { season: null, count: 0, alerts: [] };
  const stations = (await stationsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  const { id, name, start, end } = season;
  const facts = await readFacts(tx, scope, {
    ...{ clientId, rules: [rule], stations, seasons: [{ season, stations }] },
    ...{ span: { start, end }, isPast: true, today: end, now: endOfDay(end) - 1 },
  });
  const runs = alertRuns(rule, facts, { start, end, now: endOfDay(end) - 1 });
  const alerts = runs.slice(0, MOST_PREVIEWED).map((run) => {
    const { sectorId = null, stationId = null, on = null, index = null } = run.subject;
    return { date: run.start, sectorId, stationId, on, index, found: run.found };
  });
  return { season: { id, name, start, end }, count: runs.length, alerts };
}
