import type { UserId } from '@vigia/domain';
import { atom } from 'jotai';

/**
 * Who is writing a report in "Nuevo Reporte"; null while the dialog is closed. It outlives the end of a session, so
 * that whoever signs in again goes on where they were.
 */
export const reportingUserAtom = atom<UserId | null>(null);
