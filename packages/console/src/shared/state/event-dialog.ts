import type { EventType, PestId, SectorId, StationId, UserId } from '@vigia/domain/farm';
import { atom } from 'jotai';

/**
 * The user of the open dialog "Nuevo Reporte"; null while it is closed. It survives the end of a session, so
 * that a user who signs in again can continue.
 */
export const reportingUserAtom = atom<UserId | null>(null);

/** The kind, and the field, station and pest with which "Nuevo Reporte" opens. */
export interface WantedEvent {
  readonly kind: EventType;
  /** Null: the sector of the current page, or the reader chooses it. */
  readonly sectorId: SectorId | null;
  /** Absent or null: none, or that of the current page. */
  readonly stationId?: StationId | null;
  readonly pestId?: PestId | null;
}

/** Null: the reader chooses the kind. */
export const wantedEventAtom = atom<WantedEvent | null>(null);
