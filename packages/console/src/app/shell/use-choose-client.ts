import { useQueryClient } from '@tanstack/react-query';
import { selectClient } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { infrastructureQuery } from '../../shared/state/farm-queries.ts';
import { todayAtom } from '../../shared/state/today.ts';
import type { ClientEntry } from '../../shared/state/tree-storage.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { SHELL } from './words.ts';

/** Loads a client before it is shown, so that the screen is never without data. */
export function useChooseClient(path: string, onDone: () => void) {
  const words = useWords(SHELL);
  const store = useStore();
  const queryClient = useQueryClient();
  const { go, href } = useNavigation();
  const [loading, setLoading] = useState<ClientEntry | null>(null);
  const [error, setError] = useState<string>();
  const wanted = useRef<ClientEntry | null>(null);

  const choose = async (client: ClientEntry) => {
    wanted.current = client;
    setLoading(client);
    setError(undefined);
    try {
      const { trees } = await queryClient.fetchQuery(infrastructureQuery(store.get, client.id));
      if (wanted.current !== client) return;
      const tree = trees[0] ?? { seasons: [], stations: [] };
      go(href(path, selectClient(client.id, tree, store.get(todayAtom))));
      onDone();
    } catch {
      if (wanted.current === client) setError(words.clientFailed);
    } finally {
      if (wanted.current === client) setLoading(null);
    }
  };
  const forget = () => {
    wanted.current = null;
    setLoading(null);
    setError(undefined);
  };
  return { loading, error, choose, forget };
}
