import { ApiError, farmCalls, farmEditCalls, newIdempotencyKey } from '@vigia/api/client';
import { STATION_MESSAGES } from '@vigia/domain/es';
import type { Station } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { reasonOf } from '../../shared/error-words.ts';
import type { Done } from '../../shared/outbox/send-or-keep.ts';
import { useAct } from '../../shared/outbox/use-act.ts';
import { UNSENT } from '../../shared/outbox/words.ts';
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

/**
 * Saves a station's tags and puts the answer into the client's data; `undo` saves the ones before. Without a line they wait
 * on this device.
 */
export function useTags({ id, name, clientId }: Pick<Station, 'id' | 'name' | 'clientId'>) {
  const words = useWords(STATION);
  const unsentWords = useWords(UNSENT);
  const perform = useAct();
  const reasons = useWords(REASONS);
  const edits = useCalls(farmEditCalls);
  const farm = useCalls(farmCalls);
  const replaceStation = useReplaceStation();
  const { success, failure } = useSnackbar();
  const save = async (change: TagChange, signal?: AbortSignal): Promise<Done<Station>> => {
    const key = newIdempotencyKey();
    const content = { kind: 'tags', stationId: id, ...change } as const;
    const act = { id: key, clientId, subject: `tags:${id}`, about: name, content };
    try {
      const done = await perform(act, ({ tags, before }) => edits.saveTags(id, tags, before, key, signal));
      if (!done.isKept) replaceStation(done.answer);
      return done;
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
      const now = await farm.station(id, signal);
      replaceStation(now);
      throw new TagsChanged(words.tagsChanged, now.tags);
    }
  };
  const undo = ({ before, tags }: TagChange): void => {
    save({ before: tags, tags: before }).then(
      ({ isKept }) => success(isKept ? unsentWords.kept : STATION_MESSAGES.tagsUpdated),
      (error: unknown) => failure(tagsProblem(reasons, name, error)),
    );
  };
  return { save, undo };
}
