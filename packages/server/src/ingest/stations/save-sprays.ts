import type { EventBody } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { noonOf } from '@vigia/domain/events';
import type { ClientId, FieldEvent, PestId, SectorId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { carryOut, readEventRequest } from '../../events/carry-out.ts';
import { eventsWhere } from '../../stores/events/events.ts';
import type { SprayLine } from './spray-lines.ts';

const TYPE = 'agrochemical_application';

export interface SprayReport {
  /** Applications that were not reported yet. */
  readonly added: number;
  /** Lines about an application that is reported already, or that an earlier line reports. */
  readonly same: number;
}

interface SaveSpraysOptions {
  readonly clientId: ClientId;
  readonly dryRun: boolean;
  /** Address of the person responsible; there is one where there are sprays. */
  readonly responsible: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** What makes two applications the same one: the field, the day, the pest and what was sprayed. */
interface Application {
  readonly sectorId: SectorId | null;
  readonly date: IsoDate;
  readonly pestId: PestId | null;
  readonly product: string | null;
  readonly dose: number | null;
  readonly measure: string | null;
}

const keyOf = ({ sectorId, date, pestId, product, dose, measure }: Application): string =>
  JSON.stringify([sectorId, date, pestId, product?.toLowerCase(), dose, measure]);

/**
 * Reports the sprays of a file as applications of the fields of their stations, as the form does. One that is reported
 * already is left out, so that a file sent again reports nothing twice.
 *
 * @param tx a transaction of the client that holds the stations
 */
export async function saveSprays(
  tx: Tx,
  scope: Scope,
  sprays: readonly SprayLine[],
  { clientId, dryRun, responsible, now }: SaveSpraysOptions,
): Promise<SprayReport> {
  if (sprays.length === 0) return { added: 0, same: 0 };
  const known = new Set((await reported(tx, scope, clientId, sprays)).map(keyOf));
  let added = 0;
  for (const { station, day, product, dose, measure, pestId } of sprays) {
    const { sectorId } = station;
    const key = keyOf({ sectorId, date: day, pestId, product, dose, measure });
    if (known.has(key)) continue;
    known.add(key);
    added += 1;
    if (dryRun) continue;
    const content = { sectorId, pestId, product, dose, measure, userEmail: responsible, comments: null };
    const body: EventBody = { type: TYPE, clientId, at: noonOf(day), ...content };
    await carryOut(tx, scope, readEventRequest(body, responsible, now), []);
  }
  return { added, same: sprays.length - added };
}

/** The applications of the days of the file. */
async function reported(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  sprays: readonly SprayLine[],
): Promise<FieldEvent[]> {
  const days = sprays.map(({ day }) => day).sort();
  const [start, end] = [days[0] as IsoDate, days.at(-1) as IsoDate];
  return await eventsWhere(tx, scope, { start, end, clientId, types: [TYPE] });
}
