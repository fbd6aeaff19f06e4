import { useWords } from '@vigia/ui';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { ArchivedTables, type ArchivedTablesProps } from './archived-tables.tsx';
import { useArchivedSectors } from './use-archived-sectors.ts';
import { ARCHIVED } from './words.ts';

/** The archived rows of a table, with the fields that clients' trees leave out. */
export function ArchivedSection({ owners, state, ...props }: ArchivedTablesProps) {
  const words = useWords(ARCHIVED);
  const archived = useArchivedSectors(owners);
  const isLoading = state === 'ready' && archived.isLoading;
  return (
    <>
      {archived.hasFailed && <RetryNotice onRetry={archived.retry}>{words.notAllLoaded}</RetryNotice>}
      <ArchivedTables {...props} owners={archived.owners} state={isLoading ? 'loading' : state} />
    </>
  );
}
