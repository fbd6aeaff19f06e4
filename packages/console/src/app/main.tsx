import '@vigia/ui/fonts';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { start } from './start.ts';

/** The api client has its own rules for retrying; a query adds none unless it says so. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 60_000 },
  },
});
const store = createStore();
store.set(queryClientAtom, queryClient);
const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(
  <StrictMode>
    <Providers store={store} queryClient={queryClient} router={createAppRouter()} />
  </StrictMode>,
);
void start(store, window.location.origin);
