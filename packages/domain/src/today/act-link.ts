import { TODAY } from '../access/routes.ts';
import { EVENT_TYPES, type EventType } from '../entities/event.ts';
import type { PestId, SeasonId, SectorId, StationId } from '../entities/ids.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import { chartLink, type PageLink, stationPath } from '../filters/page-link.ts';
import type { Act } from './acts.ts';

/** A report that opens filled in. */
export interface LinkedReport {
  readonly event: EventType;
  readonly sectorId: SectorId;
  readonly stationId: StationId | null;
  readonly pestId: PestId | null;
}

const idIn = (digits: string | undefined): number | null => Number(digits) || null;

/** The hash of Hoy that opens a report; `registrar-station_maintenance-11-1001-0`, 0 for what is not chosen. */
const reportHash = ({ event, sectorId, stationId, pestId }: LinkedReport): string =>
  `registrar-${event}-${sectorId}-${stationId ?? 0}-${pestId ?? 0}`;

/** The report that a hash of Hoy opens; null for any other hash. */
export function reportOfHash(hash: string): LinkedReport | null {
  const [, word, ...ids] = /^registrar-([a-z_]+)-(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(hash) ?? [];
  const event = EVENT_TYPES.find((type) => type === word);
  const [sectorId, stationId, pestId] = ids.map(idIn);
  if (event === undefined || !sectorId) return null;
  return { event, sectorId, stationId: stationId ?? null, pestId: pestId ?? null };
}

const countHash = (sectorId: SectorId, stationId: StationId): string => `contar-${sectorId}-${stationId}`;

/** The trap whose count a hash of Hoy opens; null for any other hash. */
export function countOfHash(
  hash: string,
): { readonly sectorId: SectorId; readonly stationId: StationId } | null {
  const [sectorId, stationId] = (/^contar-(\d{1,9})-(\d{1,9})$/.exec(hash) ?? []).slice(1).map(Number);
  return sectorId && stationId ? { sectorId, stationId } : null;
}

/**
 * The page of an act: Hoy with the report or the counts that it opens, a chart of the field, or a station.
 *
 * @param opensSectors whether the reader may open the page Campo
 */
export function actLink(
  act: Act,
  tree: Pick<ClientTree, 'seasons' | 'stations'>,
  { sectorId, seasonId }: { readonly sectorId: SectorId; readonly seasonId: SeasonId | null },
  opensSectors: boolean,
): PageLink {
  if (act.kind === 'report') return { path: TODAY, filters: {}, hash: reportHash({ ...act, sectorId }) };
  if (act.kind === 'count') return { path: TODAY, filters: {}, hash: countHash(sectorId, act.stationId) };
  if ('stationId' in act) return { path: stationPath(act.stationId), filters: {}, hash: '' };
  const subject = act.kind === 'mildew-chart' ? 'mildew' : { pestId: act.pestId };
  return chartLink(tree, sectorId, seasonId, subject, opensSectors);
}
