import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { changeCalls } from '@vigia/api/client';
import { ADMIN_WORDS } from '@vigia/domain/es';
import type { ClientId, PersonOfChange, RecordedChange } from '@vigia/domain/farm';
import { EmptyState, useWords } from '@vigia/ui';
import { useDeferredValue, useState } from 'react';
import { FIRST_PAGE } from '../../../shared/schedules/schedule-columns.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { TableHead } from '../administration-view.tsx';
import { HISTORY } from './change-words.ts';

import { CHANGES, filterOf } from './history-query.ts';
import { HistoryTable } from './history-table.tsx';

const NOBODY: readonly PersonOfChange[] = [];
const NOTHING: readonly RecordedChange[] = [];
/** Rows of a page of the export: the most the service answers. */
const EXPORT_PAGE = 100;

/** The history of the chosen client. */
export function HistorySection({ clientId }: { readonly clientId: ClientId | null }) {
  const words = useWords(HISTORY);
  return (
    <>
      <TableHead title={words.title} />
      {clientId === null ? (
        <EmptyState title={ADMIN_WORDS.chooseClient}>{words.chooseHint}</EmptyState>
      ) : (
        <ClientHistory key={clientId} clientId={clientId} />
      )}
    </>
  );
}

/** The changes of a client, page by page from the server. */
function ClientHistory({ clientId }: { readonly clientId: ClientId }) {
  const words = useWords(HISTORY);
  const calls = useCalls(changeCalls);
  const [query, setQuery] = useState(FIRST_PAGE);
  const [people, setPeople] = useState(NOBODY);
  const filter = filterOf(words, useDeferredValue(query), people);
  const page = useQuery({
    queryKey: [CHANGES, clientId, filter],
    queryFn: async ({ signal }) => {
      const found = await calls.list(clientId, filter, signal);
      setPeople((known) => (JSON.stringify(known) === JSON.stringify(found.people) ? known : found.people));
      return found;
    },
    placeholderData: keepPreviousData,
    // A reader's own last change must be found at once.
    staleTime: 0,
  });
  const everyChange = async () => {
    const found: RecordedChange[] = [];
    for (let number = 1; ; number++) {
      const query = { ...filter, page: number, limit: EXPORT_PAGE };
      const { changes, count } = await calls.list(clientId, query);
      found.push(...changes);
      if (changes.length === 0 || found.length >= count) return found;
    }
  };
  return (
    <HistoryTable
      changes={page.data?.changes ?? NOTHING}
      total={page.data?.count ?? 0}
      people={people}
      state={page.isError ? 'error' : page.isPending ? 'loading' : 'ready'}
      query={query}
      onQueryChange={setQuery}
      onRetry={() => void page.refetch()}
      onExport={everyChange}
    />
  );
}
