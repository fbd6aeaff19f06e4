import { newIdempotencyKey, type OpenedSeason } from '@vigia/api/client';
import type { Season } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import type { AdminEdits } from '../use-admin-edits.ts';
import { OPEN_SEASON } from './words.ts';

/**
 * Undoes the opening of a season: the stations return, all of them or none, to their former season, and the
 * new one is deleted with its biofixes.
 */
export function useUndoOpening({ openSeason, removeSeason }: AdminEdits) {
  const words = useWords(OPEN_SEASON);
  const { success, failure } = useSnackbar();
  return async ({ season, stations }: OpenedSeason, last: Season): Promise<void> => {
    const { clientId, name, start, end } = last;
    const stationIds = stations.map(({ id }) => id);
    const back = { seasonId: last.id, name, start, end, stationIds, biofixes: [] };
    try {
      await openSeason(clientId, back, newIdempotencyKey());
    } catch {
      failure(words.notUndone);
      return;
    }
    try {
      await removeSeason(season.id);
      success(words.undone(name));
    } catch {
      failure(words.stillThere(season.name));
    }
  };
}
