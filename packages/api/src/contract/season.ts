import * as z from 'zod/mini';
import { BiofixWire, LegacyBiofix } from './biofix.ts';
import { Day, Id } from './common.ts';
import { codecOf, confirmable, type Decoded, field, listOf, partly, renamed, seenOf } from './fields.ts';
import { Name } from './text.ts';

/** Fields of the form of a season. */
export const seasonInput = {
  name: field('season_name', z.string(), Name),
  start: field('date_start', Day),
  end: field('date_end', Day),
};
const clientId = field('client_id', Id);
/** A season without its biofixes. */
export const bareSeason = { id: field('season_id', Id), clientId, ...seasonInput };
const season = { ...bareSeason, biofixes: field('biofix', listOf(BiofixWire)) };
export const SeasonWire = codecOf(season, 'read');

const newSeason = { clientId, ...seasonInput, ...confirmable };
export const SeasonBody = codecOf(newSeason, 'written');
export type SeasonBody = Decoded<typeof newSeason, 'written'>;
const editedSeason = { ...partly(seasonInput), ...confirmable, ...seenOf(seasonInput) };
export const SeasonPatch = codecOf(editedSeason, 'written');
export type SeasonPatch = Decoded<typeof editedSeason, 'written'>;

const OLDER_NAMES = { name: 'seasonName', start: 'dateStart', end: 'dateEnd' } as const;
/** In the older calls a season is created and edited as a whole. */
export const legacySeason = renamed(newSeason, OLDER_NAMES);
export const LegacySeasonBody = codecOf(legacySeason, 'written');
export const LegacySeason = codecOf(
  {
    ...renamed(bareSeason, { id: 'seasonId', ...OLDER_NAMES }),
    biofixes: field('biofix', listOf(LegacyBiofix)),
  },
  'read',
);
