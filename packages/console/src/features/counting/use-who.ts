import { useQuery } from '@tanstack/react-query';
import { farmCalls } from '@vigia/api/client';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { COUNTING } from './words.ts';

const FRESH_MS = 30 * 60_000;

/** The name of a user of the client; null if unknown. */
export function useWho(clientId: ClientId, userId: UserId | null): string | null {
  const words = useWords(COUNTING);
  const { user } = useFarm();
  const farm = useCalls(farmCalls);
  const { data } = useQuery({
    queryKey: ['users', clientId],
    queryFn: ({ signal }) => farm.users(clientId, signal),
    enabled: userId !== null && userId !== user.id,
    staleTime: FRESH_MS,
  });
  if (userId === null) return null;
  if (userId === user.id) return words.you;
  const found = data?.find(({ id }) => id === userId);
  return found ? `${found.firstName} ${found.lastName}`.trim() || found.email : words.somebody(userId);
}
