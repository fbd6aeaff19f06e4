import { ApiError } from '@vigia/api/client';
import { reasonOf } from '../../shared/error-words.ts';
import type { OutboxAct } from '../../shared/outbox/outbox-item.ts';
import type { ReasonWords } from '../../shared/reason-words.ts';
import type { OutboxWords } from './words.ts';

/** Why the service refused an act, in a sentence for whoever made it. */
export function actRefusal(
  words: OutboxWords,
  reasons: ReasonWords,
  kind: OutboxAct['kind'],
  error: unknown,
): string {
  const isConflict = error instanceof ApiError && error.kind === 'conflict';
  return isConflict ? words.changed[kind] : words.refused(reasonOf(reasons, error));
}
