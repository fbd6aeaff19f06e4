import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeResetLink } from '../shared/reset-link.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { type Service, start } from './start.ts';

/** The api client has its own rules for retrying; a query adds none unless it says so. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 60_000 },
    },
  });

/**
 * Shows the whole console in an element and starts it.
 *
 * @param service where the service answers, and what sends the requests
 * @param history the browser's, unless another is given
 */
export function openConsole(container: Element, service: Service, history?: RouterHistory) {
  const reset = takeResetLink();
  const queryClient = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  const router = createAppRouter(history);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <Providers store={store} queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  void start(store, service, reset);
  return { root, router, queryClient };
}
