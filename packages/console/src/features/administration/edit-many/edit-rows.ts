import { ApiError, type TableCheck } from '@vigia/api/client';
import { type CropId, mergedTags, type PestId, type SeasonId, type Station } from '@vigia/domain/farm';
import { readTags, type TableRow, tagsCell } from '@vigia/domain/tables';

/** A value for all stations; `keep` leaves each with its own. */
type ForAll<Id> = Id | null | 'keep';

/** What is to be set for many stations. */
export interface EditManyDraft {
  readonly seasonId: ForAll<SeasonId>;
  readonly cropId: ForAll<CropId>;
  readonly pestId: ForAll<PestId>;
  /** As they are typed, with semicolons between them. */
  readonly addedTags: string;
  readonly removedTags: string;
}

export const NO_EDIT: EditManyDraft = {
  seasonId: 'keep',
  cropId: 'keep',
  pestId: 'keep',
  addedTags: '',
  removedTags: '',
};

const COLUMNS = { seasonId: 'season', cropId: 'crop', pestId: 'pest' } as const;
const FIELDS = ['seasonId', 'cropId', 'pestId'] as const;

/** Whether the draft sets anything. */
export const setsAnything = (draft: EditManyDraft): boolean =>
  FIELDS.some((field) => draft[field] !== 'keep') ||
  readTags(draft.addedTags).length + readTags(draft.removedTags).length > 0;

/** The table that sets it: a row for each station, named by its id. */
export function editRows(draft: EditManyDraft, stations: readonly Station[]): TableRow<string>[] {
  const same = FIELDS.flatMap((field) => {
    const value = draft[field];
    return value === 'keep' ? [] : [[COLUMNS[field], value === null ? '' : `#${value}`]];
  });
  const added = readTags(draft.addedTags);
  const removed = readTags(draft.removedTags);
  const hasTags = added.length + removed.length > 0;
  return stations.map(({ id, tags }, i) => {
    const after = mergedTags({ before: removed, after: added }, tags);
    const cells = { ...Object.fromEntries(same), ...(hasTags && { tags: tagsCell(after) }) };
    return { row: i + 1, cells: { id: String(id), ...cells } };
  });
}

/** The first station whose tags somebody changed since they were shown; null for none. */
export const retaggedStation = (check: TableCheck, stations: readonly Station[]): Station | null =>
  stations.find(({ tags }, i) =>
    check.rows[i]?.changes.some(({ column, before }) => column === 'tags' && before !== tagsCell(tags)),
  ) ?? null;

/** The first station that was refused, and why; null for another kind of failure. */
export function refusedStation(
  error: unknown,
  stations: readonly Station[],
): { readonly name: string; readonly message: string } | null {
  if (!(error instanceof ApiError) || error.kind !== 'invalid') return null;
  const [first] = error.problem?.errors ?? [];
  const station = stations[Number(/^rows\.(\d+)\./.exec(first?.field ?? '')?.[1])];
  // The service names the row by its number, which nobody sees here.
  return station && first ? { name: station.name, message: first.message.replace(/^fila \d+: /, '') } : null;
}
