import type { DataPoints } from '@vigia/api/client';
import { addSetApart, type SetApartCounts } from '@vigia/domain/devices';

/** Stored readings of several answers that are not used, counted by reason. */
export const setApartOf = (answers: readonly DataPoints[] | null): SetApartCounts =>
  addSetApart((answers ?? []).map(({ setApart }) => setApart));
