import { dayOfInstant, type EpochMs } from '@vigia/domain';
import {
  type ClientId,
  type Pest,
  type Season,
  type SectorRow,
  type Station,
  sectorRows,
} from '@vigia/domain/farm';
import { type FieldToday, fieldsToday, fieldsWithoutCounts, seasonToday } from '@vigia/domain/today';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readCrops, readPests } from '../stores/farm/catalogue.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { readTodayFacts } from './read-facts.ts';

/** Hoy of one reader. */
export interface ReadToday {
  /** Null between two seasons: nothing is looked at. */
  readonly season: Season | null;
  /** Of the running season, with the fields that the reader sees. */
  readonly rows: readonly SectorRow[];
  /** Most urgent first. */
  readonly fields: readonly FieldToday[];
  /** How many of the rows have traps and no capture counted lately. */
  readonly withoutCounts: number;
  readonly seasons: readonly Season[];
  readonly stations: readonly Station[];
  readonly pests: readonly Pest[];
}

/** Everything that asks for attention today in the fields of a client that the scope sees, by the rule of the console's Hoy. */
export async function readToday(tx: Tx, scope: Scope, clientId: ClientId, now: EpochMs): Promise<ReadToday> {
  const today = dayOfInstant(now);
  const stations = (await stationsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  const sectors = (await sectorsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  const seasons = await seasonsOfClient(tx, scope, clientId);
  const crops = (await readCrops(tx)).map((crop) => ({
    ...{ id: crop.crop_id, name: crop.crop_name, variantName: crop.variant_name },
  }));
  const pests = (await readPests(tx)).map(({ pest_id: id, pest_name: name }) => ({ id, name }));
  const season = seasonToday(seasons, today);
  const found = { season, seasons, stations, pests };
  if (season === null) return { ...found, rows: [], fields: [], withoutCounts: 0 };
  const context = { tree: { sectors, seasons, stations }, crops, pests, today };
  const rows = sectorRows(context, { season: season.id });
  const facts = await readTodayFacts(tx, scope, { clientId, season, rows, stations, today, now });
  return { ...found, rows, fields: fieldsToday(facts), withoutCounts: fieldsWithoutCounts(facts) };
}
