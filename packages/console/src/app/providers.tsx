import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SnackbarProvider, VigiaProvider } from '@vigia/ui';
import { type createStore, Provider } from 'jotai';
import { QueryClientAtomProvider } from 'jotai-tanstack-query/react';
import type { AppRouter } from './router.tsx';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

export function Providers({ store, queryClient, router }: ProvidersProps) {
  return (
    <Provider store={store}>
      <QueryClientAtomProvider client={queryClient}>
        <VigiaProvider navigate={(href) => router.history.push(href)}>
          <SnackbarProvider>
            <RouterProvider router={router} />
          </SnackbarProvider>
        </VigiaProvider>
      </QueryClientAtomProvider>
    </Provider>
  );
}
