import type { SectorId, StationId, UserId } from '@vigia/domain/farm';
import { atom } from 'jotai';

/**
 * The user of the open dialog «Conteo en terreno»; null while it is closed. It survives the end of a session, so that a
 * user who signs in again can continue.
 */
export const countingUserAtom = atom<UserId | null>(null);

/** Where the dialog opens. */
export interface WantedCount {
  readonly sectorId: SectorId;
  /** The trap that comes first; null: none in particular. */
  readonly stationId: StationId | null;
  /** The traps of the pass, of one field or of several; left out: those of the field. */
  readonly stationIds?: readonly StationId[];
}

/** Null: the field of the page, or the reader chooses it. */
export const wantedCountAtom = atom<WantedCount | null>(null);
