import * as z from 'zod/mini';
import { Day, Id, IdParam } from './common.ts';
import { codecOf, type Decoded, field, queryOf } from './fields.ts';

const which = {
  seasonId: field('season_id', Id),
  sectorId: field('sector_id', Id),
  cropId: field('crop_id', z.nullable(Id)),
};
/** The expected harvest of a field in a season. */
export const harvestDate = { id: field('harvest_id', Id), ...which, date: field('date_harvest', Day) };
export const HarvestDateWire = codecOf(harvestDate, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const clientsHarvestDate = { ...harvestDate, clientId };

export const HarvestDatesQuery = queryOf({ clientId: field('client_id', IdParam) });

/** The day that is set, or null to take it out. */
export const setHarvest = {
  clientId,
  ...which,
  date: field('date_harvest', z.nullable(Day)),
  /** The day that the sender saw, null for none; if it is another one by now, nothing is changed. */
  seen: field('date_seen', z.optional(z.nullable(Day))),
};
export const HarvestDateBody = codecOf(setHarvest, 'written');
export type HarvestDateBody = Decoded<typeof setHarvest, 'written'>;
export const HarvestDatesAnswer = z.array(HarvestDateWire);
