import { useWords } from '@vigia/ui';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { FarmTableView, type FarmTableViewProps } from '../tables/farm-table-view.tsx';
import type { FarmTableName } from '../tables/farm-tables.ts';
import { useArchivedSectors } from './use-archived-sectors.ts';
import { ARCHIVED } from './words.ts';

/** The archived rows of a table, to be found and restored, with the fields that clients' trees leave out. */
export function ArchivedSection<Name extends FarmTableName>(
  props: Omit<FarmTableViewProps<Name>, 'isArchive'>,
) {
  const { owners, state } = props;
  const words = useWords(ARCHIVED);
  const archived = useArchivedSectors(owners);
  const isLoading = state === 'ready' && archived.isLoading;
  return (
    <>
      {archived.hasFailed && <RetryNotice onRetry={archived.retry}>{words.notAllLoaded}</RetryNotice>}
      <FarmTableView {...props} isArchive owners={archived.owners} state={isLoading ? 'loading' : state} />
    </>
  );
}
