import type { EventType, SectorId, UserId } from '@vigia/domain/farm';
import { atom } from 'jotai';

/**
 * The user of the open dialog "Nuevo Reporte"; null while it is closed. It survives the end of a session, so
 * that a user who signs in again can continue.
 */
export const reportingUserAtom = atom<UserId | null>(null);

/** The kind and sector with which "Nuevo Reporte" opens. */
export interface WantedEvent {
  readonly kind: EventType;
  /** Null: the sector of the current page, or the reader chooses it. */
  readonly sectorId: SectorId | null;
}

/** Null: the reader chooses the kind. */
export const wantedEventAtom = atom<WantedEvent | null>(null);
