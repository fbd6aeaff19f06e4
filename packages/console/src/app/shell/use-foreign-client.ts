import { useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { clientsAtom } from '../../shared/state/farm-queries.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { SHELL } from './words.ts';

/** Not an id: stands for an address without a client. */
const NO_CLIENT = 0;

/**
 * Removes a client that the user may not see from the address, with its filters, and shows a notice. The list
 * of an earlier visit may lack a new client, so the current list is awaited.
 *
 * @param isSettled false while the path still leads on to another one
 */
export function useForeignClient(isSettled: boolean): void {
  const words = useWords(SHELL);
  const { tree } = useFarm();
  const { company = NO_CLIENT } = useFilters();
  const { setFilters } = useNavigation();
  const { data, isFetching, isSuccess } = useAtomValue(clientsAtom);
  const { notice } = useSnackbar();
  const isKnown = company === NO_CLIENT || (data ?? []).some(({ id }) => id === company);
  const isForeign = isSettled && isSuccess && !isFetching && !isKnown;
  const { name } = tree.client;
  useEffect(() => {
    if (!isForeign) return;
    notice(words.foreignClient(name));
    setFilters({}, { replace: true });
  }, [isForeign, name, notice, setFilters, words.foreignClient]);
}
