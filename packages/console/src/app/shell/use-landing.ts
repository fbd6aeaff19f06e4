import { useLocation } from '@tanstack/react-router';
import { HOME, SETUP, TODAY } from '@vigia/domain/access';
import { hrefWith } from '@vigia/domain/farm';
import { useNarrow } from '@vigia/ui';
import { useFarm } from '../../shared/state/farm.ts';
import { lastClient } from '../../shared/state/last-client.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';

/** Where the start of the console is: today's list on a narrow screen, all stations on a wide one. */
export const useStart = (): string => (useNarrow() ? TODAY : HOME);

/**
 * Where a person is led after signing in, or from a closed path. In a client without a station
 * they are led to its first steps, unless it is only their own home: then to the client they chose last.
 */
export function useLanding(isEmpty: boolean): string {
  const { user, clients, tree } = useFarm();
  const { pathname } = useLocation();
  const { company } = useFilters();
  const { href } = useNavigation();
  const start = useStart();
  if (pathname !== '/' || !isEmpty) return href(start);
  const last = company === undefined && tree.client.id === user.clientId ? lastClient(user.id) : null;
  const isElsewhere = last !== tree.client.id && clients.some(({ id }) => id === last);
  return isElsewhere && last !== null ? hrefWith('/', { company: last }) : href(SETUP);
}
