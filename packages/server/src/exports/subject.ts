import { type ExportSpan, exportSpan, MAX_RANGE_DAYS, namesOf } from '@vigia/api/contract';
import { type DayRange, daysBetween } from '@vigia/domain';
import type { Client, ClientId, Season, Sector, Station } from '@vigia/domain/farm';
import { inClient, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { invalidField, notFound } from '../http/problem.ts';
import type { Services } from '../run/services.ts';
import { readCrops, readPests } from '../stores/farm/catalogue.ts';
import { clientById } from '../stores/farm/clients.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';

/** What an export is of, as far as its reader sees it: archived fields and stations too, since their data stays. */
export interface ExportSubject {
  readonly client: Client;
  readonly days: DayRange;
  /** The one sector that was asked for; null for all of them. */
  readonly sector: Sector | null;
  /** The season that was asked for; null for a range of days. */
  readonly season: Season | null;
  readonly sectors: readonly Sector[];
  /** In the order of their fields and names. */
  readonly stations: readonly Station[];
  /** Those that have a day within the range, oldest first, with biofixes of these sectors alone. */
  readonly seasons: readonly Season[];
  readonly cropNames: ReadonlyMap<number, string>;
  readonly pestNames: ReadonlyMap<number, string>;
}

const NAMES = namesOf(exportSpan);

/**
 * Reads what an export is of.
 *
 * @throws {HttpProblem} not-found: the client, sector or season is not the caller's; invalid-input: no days, days in the
 *   wrong order, or too many
 */
export const readSubject = (
  { databases }: Pick<Services, 'databases'>,
  scope: Scope,
  clientId: ClientId,
  span: ExportSpan,
): Promise<ExportSubject> =>
  inClient(databases.app, scope, clientId, (tx) => subjectIn(tx, scope, clientId, span));

async function subjectIn(tx: Tx, scope: Scope, clientId: ClientId, span: ExportSpan): Promise<ExportSubject> {
  const client = await clientById(tx, scope, clientId);
  if (client === null) throw notFound();
  const all = [
    ...(await sectorsOfClient(tx, scope, clientId)),
    ...(await sectorsOfClient(tx, scope, clientId, true)),
  ];
  const sector = asked(all, span.sectorId);
  const everySeason = await seasonsOfClient(tx, scope, clientId);
  const season = asked(everySeason, span.seasonId);
  const days = daysOf(span, season);
  const sectors = sector ? [sector] : all;
  const order = new Map(sectors.map(({ id }, at) => [id, at]));
  const stations = (await stationsOfClient(tx, scope, clientId)).filter(({ sectorId }) =>
    order.has(sectorId),
  );
  const [crops, pests] = [await readCrops(tx), await readPests(tx)];
  return {
    client,
    days,
    sector,
    season,
    sectors,
    stations: stations.toSorted((a, b) => order.get(a.sectorId)! - order.get(b.sectorId)!),
    seasons: everySeason
      .filter(({ start, end }) => start <= days.end && end >= days.start)
      .map((each) => ({ ...each, biofixes: each.biofixes.filter(({ sectorId }) => order.has(sectorId)) }))
      .toReversed(),
    cropNames: new Map(
      crops.map(({ crop_id, crop_name, variant_name }) => [crop_id, cropText(crop_name, variant_name)]),
    ),
    pestNames: new Map(pests.map(({ pest_id, pest_name }) => [pest_id, pest_name])),
  };
}

const cropText = (name: string, variant: string | null): string => (variant ? `${name} ${variant}` : name);

/** The thing of this id; null where none was asked for. */
function asked<T extends { readonly id: number }>(things: readonly T[], id: number | undefined): T | null {
  if (id === undefined) return null;
  const found = things.find((thing) => thing.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** The days of the season, or those that were asked for instead of its first or last one. */
function daysOf(span: ExportSpan, season: Season | null): DayRange {
  const start = span.start ?? season?.start;
  const end = span.end ?? season?.end;
  if (start === undefined)
    throw invalidField(NAMES.start, `Indique una temporada (${NAMES.seasonId}) o el primer día`);
  if (end === undefined)
    throw invalidField(NAMES.end, `Indique una temporada (${NAMES.seasonId}) o el último día`);
  if (end < start) throw invalidField(NAMES.end, `No puede ser anterior a ${NAMES.start}`);
  if (daysBetween(start, end) >= MAX_RANGE_DAYS)
    throw invalidField(NAMES.start, `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  return { start, end };
}
