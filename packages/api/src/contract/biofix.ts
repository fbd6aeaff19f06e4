import { BIOFIX_TYPES } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id } from './common.ts';
import { codecOf, confirmable, type Decoded, field, renamed, seenOf } from './fields.ts';
import { Prose } from './text.ts';

/** A biofix within the season with which it is sent. */
export const seasonsBiofix = {
  pestId: field('pest_id', Id),
  sectorId: field('sector_id', Id),
  date: field('date_biofix', Day),
  type: field('type', z.enum(BIOFIX_TYPES)),
  comment: field('biofix_comment', z.string(), Prose(2_000)),
};
/** Fields of the form of a biofix. */
export const biofixInput = { seasonId: field('season_id', Id), ...seasonsBiofix };
export const biofix = { id: field('biofix_id', Id), ...biofixInput };
export const BiofixWire = codecOf(biofix, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const clientsBiofix = { ...biofix, clientId };

/** A new biofix with its client. */
const newBiofix = { clientId, ...biofixInput, ...confirmable };
export const BiofixBody = codecOf(newBiofix, 'written');
export type BiofixBody = Decoded<typeof newBiofix, 'written'>;
/** An edit of a biofix has all of its fields. */
const editedBiofix = { ...biofixInput, ...confirmable, ...seenOf(biofixInput) };
export const BiofixPatch = codecOf(editedBiofix, 'written');
export type BiofixPatch = Decoded<typeof editedBiofix, 'written'>;

const OLDER_NAMES = { date: 'biofixDate', type: 'biofixType', comment: 'biofixComment' } as const;
export const legacyBiofix = renamed({ ...biofixInput, ...confirmable }, OLDER_NAMES);
export const LegacyBiofixBody = codecOf(legacyBiofix, 'written');
export const LegacyBiofix = codecOf(renamed(biofix, { id: 'seasonBiofixId', ...OLDER_NAMES }), 'read');
