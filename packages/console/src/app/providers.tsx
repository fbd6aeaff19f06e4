import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { VigiaProvider } from '@vigia/ui';
import { type createStore, Provider } from 'jotai';
import type { AppRouter } from './router.tsx';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** The store already knows the query client: jotai-tanstack-query's own provider would open a second store. */
export function Providers({ store, queryClient, router }: ProvidersProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <VigiaProvider navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
        </VigiaProvider>
      </QueryClientProvider>
    </Provider>
  );
}
