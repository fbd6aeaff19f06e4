import type { ChangesFilter } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { CHANGE_KIND_WORDS } from '@vigia/domain/es';
import { CHANGE_KINDS, type PersonOfChange } from '@vigia/domain/farm';
import type { ColumnFilter, TableQuery } from '@vigia/ui/table';
import { personText } from './change-text.ts';
import type { HistoryWords } from './change-words.ts';

/** First part of the query keys of changes. */
export const CHANGES = 'changes';

const chosenIn = (filter: ColumnFilter | undefined): readonly string[] =>
  filter?.kind === 'choice' ? filter.chosen : [];

/** The table's filters as a request to the service. */
export function filterOf(
  words: HistoryWords,
  query: TableQuery,
  people: readonly PersonOfChange[],
): ChangesFilter {
  const { filters, filter, pageIndex, pageSize } = query;
  const days = filters.at?.kind === 'date' ? filters.at : null;
  const persons = chosenIn(filters.person);
  const kinds = chosenIn(filters.kind);
  return {
    kinds: CHANGE_KINDS.filter((kind) => kinds.includes(CHANGE_KIND_WORDS[kind])),
    userIds: people.filter((person) => persons.includes(personText(words, person))).map(({ id }) => id),
    start: (days?.from ?? undefined) as IsoDate | undefined,
    end: (days?.to ?? undefined) as IsoDate | undefined,
    name: filter.trim() || undefined,
    page: pageIndex + 1,
    limit: pageSize,
  };
}

export const isFiltered = ({ filter, filters }: TableQuery): boolean =>
  filter.trim() !== '' || Object.keys(filters).length > 0;
