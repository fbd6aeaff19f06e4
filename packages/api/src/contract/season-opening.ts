import * as z from 'zod/mini';
import { seasonsBiofix } from './biofix.ts';
import { Id } from './common.ts';
import { codecOf, confirmable, type Decoded, field, listOf } from './fields.ts';
import { SeasonWire, seasonInput } from './season.ts';
import { StationWire } from './station.ts';

const MOST_MOVED = 10_000;
const MOST_BIOFIXES = 2_000;

/**
 * The opening of a season, with its stations and biofixes. It is created, or completed if `seasonId` names one.
 */
export const seasonOpening = {
  clientId: field('client_id', Id),
  seasonId: field('season_id', z.optional(z.nullable(Id))),
  ...seasonInput,
  /** Stations that are moved into it; others stay where they are. */
  stationIds: field('station_ids', z.array(Id).check(z.maxLength(MOST_MOVED))),
  biofixes: field('biofixes', z.array(codecOf(seasonsBiofix, 'written')).check(z.maxLength(MOST_BIOFIXES))),
  ...confirmable,
};
export const SeasonOpening = codecOf(seasonOpening, 'written');
export type SeasonOpening = Decoded<typeof seasonOpening, 'written'>;

/** The opened season, with the stations that were moved into it. */
export const SeasonOpened = z.strictObject({ season: SeasonWire, stations: listOf(StationWire) });
export type SeasonOpened = z.infer<typeof SeasonOpened>;
