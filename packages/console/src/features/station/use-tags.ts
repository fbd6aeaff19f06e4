import { STATION_MESSAGES, type Station, type StationId } from '@vigia/domain';
import { useSnackbar } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { reasonOf } from '../../shared/error-words.ts';
import { apiAtom } from '../../shared/state/api.ts';
import { useReplaceStation } from '../../shared/state/replace-station.ts';

/** Saves a station's tags and puts the answer into the client's data; `undo` saves the ones before. */
export function useTags({ id, name }: Pick<Station, 'name'> & { readonly id: StationId }) {
  const api = useAtomValue(apiAtom);
  const replaceStation = useReplaceStation();
  const { success, failure } = useSnackbar();
  const save = async (tags: readonly string[], signal?: AbortSignal): Promise<void> =>
    replaceStation(await api.edits.saveTags(id, tags, signal));
  const undo = (before: readonly string[]): void => {
    save(before).then(
      () => success(STATION_MESSAGES.tagsUpdated),
      (error: unknown) => failure(STATION_MESSAGES.tagsFailed(name, reasonOf(error))),
    );
  };
  return { save, undo };
}
