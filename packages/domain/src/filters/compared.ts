import type { SeasonId, SectorId } from '../entities/ids.ts';

/** A season, of the field shown or of another one, that a chart lays over its own. */
export interface ComparedKey {
  readonly seasonId: SeasonId;
  /** Null for the field shown. */
  readonly sectorId: SectorId | null;
}

/** Most seasons and fields that one chart lays over its own. */
export const MOST_COMPARED = 10;

const WRITTEN = /^(\d{1,9})(?:-(\d{1,9}))?$/;

function readKey(text: string): ComparedKey[] {
  const [, season, sector] = WRITTEN.exec(text) ?? [];
  if (season === undefined) return [];
  return [{ seasonId: Number(season), sectorId: sector === undefined ? null : Number(sector) }];
}

const writtenKey = ({ seasonId, sectorId }: ComparedKey): string =>
  sectorId === null ? `${seasonId}` : `${seasonId}-${sectorId}`;

/** Reads `8_7-12` of an address: season 8 of the field shown, and season 7 of field 12. What cannot be read is left out. */
export function parseCompared(text: string | undefined): ComparedKey[] {
  const written = new Set((text ?? '').split('_').flatMap(readKey).map(writtenKey));
  return [...written].flatMap(readKey).slice(0, MOST_COMPARED);
}

/** The same for the address; undefined for none. */
export function comparedText(keys: readonly ComparedKey[]): string | undefined {
  return keys.length === 0 ? undefined : keys.map(writtenKey).join('_');
}

export const isSameCompared = (one: ComparedKey, other: ComparedKey): boolean =>
  writtenKey(one) === writtenKey(other);
