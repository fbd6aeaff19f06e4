import { ApiError, farmCalls, farmEditCalls } from '@vigia/api/client';
import { STATION_MESSAGES } from '@vigia/domain/es';
import type { Station, StationId } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS, type ReasonWords } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useReplaceStation } from '../../shared/state/replace-station.ts';
import { STATION } from './words.ts';

/** Somebody else changed the tags while they were edited. */
export class TagsChanged extends Error {
  readonly now: readonly string[];
  constructor(text: string, now: readonly string[]) {
    super(text);
    this.now = now;
  }
}

export interface TagChange {
  readonly before: readonly string[];
  readonly tags: readonly string[];
}

/** The snackbar's text about a refusal. */
export const tagsProblem = (reasons: ReasonWords, name: string, error: unknown): string =>
  STATION_MESSAGES.tagsFailed(name, error instanceof TagsChanged ? error.message : reasonOf(reasons, error));

/** Saves a station's tags and puts the answer into the client's data; `undo` saves the ones before. */
export function useTags({ id, name }: Pick<Station, 'name'> & { readonly id: StationId }) {
  const words = useWords(STATION);
  const reasons = useWords(REASONS);
  const edits = useCalls(farmEditCalls);
  const farm = useCalls(farmCalls);
  const replaceStation = useReplaceStation();
  const { success, failure } = useSnackbar();
  const save = async ({ before, tags }: TagChange, signal?: AbortSignal): Promise<void> => {
    try {
      replaceStation(await edits.saveTags(id, tags, before, signal));
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
      const now = await farm.station(id, signal);
      replaceStation(now);
      throw new TagsChanged(words.tagsChanged, now.tags);
    }
  };
  const undo = ({ before, tags }: TagChange): void => {
    save({ before: tags, tags: before }).then(
      () => success(STATION_MESSAGES.tagsUpdated),
      (error: unknown) => failure(tagsProblem(reasons, name, error)),
    );
  };
  return { save, undo };
}
