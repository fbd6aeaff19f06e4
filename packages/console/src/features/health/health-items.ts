import type { HealthOf } from '@vigia/api/client';
import { deviceState, type HealthRows } from '@vigia/domain';
import type { HealthAnswer, HealthItem } from '@vigia/ui';
import type { Subject, SubjectKind } from './health-subjects.ts';

/** A subject as far as its health is known. */
export interface ShownHealth extends HealthItem {
  readonly subject: Subject;
  readonly answer: Exclude<HealthAnswer, 'past'>;
  readonly rows: Partial<HealthRows>;
}

interface BatchResult {
  readonly data: readonly HealthOf[] | undefined;
  readonly isError: boolean;
}

/** What has been answered of each subject; one that is missing has not. */
export type ClientHealth = ReadonlyMap<Subject, HealthOf | 'error'>;

/** A batch that failed fails all of its subjects, and so does an answer that leaves one out. */
export function conditionsOf(
  kind: SubjectKind,
  batches: readonly (readonly Subject[])[],
  results: readonly BatchResult[],
): ClientHealth {
  const known = new Map<Subject, HealthOf | 'error'>();
  for (const [place, batch] of batches.entries()) {
    const { data, isError = false } = results[place] ?? {};
    if (!data && !isError) continue;
    const byId = new Map(data?.map((each) => [kind === 'stations' ? each.stationId : each.serial, each]));
    for (const subject of batch) known.set(subject, byId.get(subject.id) ?? 'error');
  }
  return known;
}

function itemOf(subject: Subject, known: HealthOf | 'error' | undefined): ShownHealth {
  const { id, name, client, sector } = subject;
  const rows = typeof known === 'object' ? known.rows : {};
  const answer = known === undefined ? 'loading' : known === 'error' ? 'error' : 'ready';
  const state = answer === 'error' ? 'error' : deviceState(rows);
  return { id, name, client, sector, state, subject, answer, rows };
}

/** The item made of each subject's last answer. */
export type KeptItems = Map<
  Subject,
  { readonly from: HealthOf | 'error' | undefined; readonly item: ShownHealth }
>;

/**
 * Items of all subjects, in their order. Those whose health is the same as before are the same objects as before, so
 * that only what is new is drawn anew.
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
