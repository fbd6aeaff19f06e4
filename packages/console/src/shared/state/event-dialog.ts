import type { EventType, SectorId, UserId } from '@vigia/domain/farm';
import { atom } from 'jotai';

/**
 * Who is writing a report in "Nuevo Reporte"; null while the dialog is closed. It outlives the end of a session, so
 * that whoever signs in again goes on where they were.
 */
export const reportingUserAtom = atom<UserId | null>(null);

/** What "Nuevo Reporte" is to open with, asked for where it is needed. */
export interface WantedEvent {
  readonly kind: EventType;
  /** Null: where the reader stands, or as they choose. */
  readonly sectorId: SectorId | null;
}

/** Null: the reader chooses it. */
export const wantedEventAtom = atom<WantedEvent | null>(null);
