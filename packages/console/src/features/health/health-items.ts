import type { HealthOf } from '@vigia/api/client';
import { deviceState, type HealthRows } from '@vigia/domain/devices';
import type { HealthAnswer, HealthItem } from '@vigia/ui';
import type { Subject, SubjectKind } from './health-subjects.ts';

/** The known health of a subject. */
export interface ShownHealth extends HealthItem {
  readonly subject: Subject;
  readonly answer: Exclude<HealthAnswer, 'past'>;
  readonly rows: Partial<HealthRows>;
}

interface BatchResult {
  readonly data: readonly HealthOf[] | undefined;
  readonly isError: boolean;
}

/** The answers of each subject; a missing one has none. */
export type ClientHealth = ReadonlyMap<Subject, HealthOf | 'error'>;

/**
 * Reads the answers of batches as they come. A failed batch fails all of its subjects, and so does an answer without
 * one of them. Without a new answer the same map is returned: nothing is drawn for a request
 * that was merely sent.
 */
export function conditionsOf(
  kind: SubjectKind,
  batches: readonly (readonly Subject[])[],
): (results: readonly BatchResult[]) => ClientHealth {
  let last: { readonly answers: readonly BatchAnswer[]; readonly known: ClientHealth } | undefined;
  return (results) => {
    const answers = batches.map((_, index) => answerOf(results[index]));
    if (last && answers.every((answer, index) => answer === last?.answers[index])) return last.known;
    const known = new Map<Subject, HealthOf | 'error'>();
    for (const [index, answer] of answers.entries()) {
      if (answer === undefined) continue;
      const each = answer === 'error' ? [] : answer;
      const byId = new Map(each.map((of) => [kind === 'stations' ? of.stationId : of.serial, of]));
      for (const subject of batches[index] ?? []) known.set(subject, byId.get(subject.id) ?? 'error');
    }
    last = { answers, known };
    return known;
  };
}

type BatchAnswer = readonly HealthOf[] | 'error' | undefined;
const answerOf = (result: BatchResult | undefined): BatchAnswer =>
  result?.data ?? (result?.isError ? 'error' : undefined);

function itemOf(subject: Subject, known: HealthOf | 'error' | undefined): ShownHealth {
  const { id, name, client, sector, isInstalled } = subject;
  const rows = typeof known === 'object' ? known.rows : {};
  const answer = known === undefined ? 'loading' : known === 'error' ? 'error' : 'ready';
  const state = answer === 'error' ? 'error' : deviceState(rows, isInstalled);
  return { id, name, client, sector, state, subject, answer, rows };
}

/** The item made of each subject's last answer. */
export type KeptItems = Map<
  Subject,
  { readonly from: HealthOf | 'error' | undefined; readonly item: ShownHealth }
>;

/**
 * Items of all subjects, in their order. Those whose health is unchanged are the same objects as before, so
 * that only what is new is drawn again.
 *
 * @param kept items of earlier calls by their answers; this function fills it
 */
export function healthItems(
  subjects: readonly Subject[],
  health: ClientHealth,
  kept: KeptItems,
): ShownHealth[] {
  return subjects.map((subject) => {
    const from = health.get(subject);
    const before = kept.get(subject);
    if (before && before.from === from) return before.item;
    const item = itemOf(subject, from);
    kept.set(subject, { from, item });
    return item;
  });
}
