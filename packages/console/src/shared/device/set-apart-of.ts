import type { DataPoints } from '@vigia/api/client';
import { addSetApart, type SetApartCounts } from '@vigia/domain/devices';

/** How many readings of some answers are kept and not used, by the reason. */
export const setApartOf = (answers: readonly DataPoints[] | null): SetApartCounts =>
  addSetApart((answers ?? []).map(({ setApart }) => setApart));
