import { useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { clientsAtom } from '../../shared/state/farm-queries.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { SHELL } from './words.ts';

/** Means the first other client in an address. */
const NO_CLIENT = 0;

/**
 * Removes a client from the address that the user does not reach, with the filters of that client, and says so. A
 * list left by an earlier visit may lack a client that was given since: the newest one is waited for.
 *
 * @param isSettled the path is one that stays
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
