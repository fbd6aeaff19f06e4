import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LanguageProvider, VigiaProvider, type VigiaProviderProps } from '@vigia/ui';
import { type createStore, Provider, useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { dressPage } from '../shared/look/page.ts';
import { lookAtom, modeAtom } from '../shared/state/look.ts';
import { languageAtom } from './language.ts';
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
        <Looks navigate={(href) => router.history.push(href)}>
          <Speaks>
            <RouterProvider router={router} />
          </Speaks>
        </Looks>
      </QueryClientProvider>
    </Provider>
  );
}

/** In the language of the console. */
function Speaks({ children }: { readonly children: ReactNode }) {
  return <LanguageProvider language={useAtomValue(languageAtom)}>{children}</LanguageProvider>;
}

/** In the theme and density that were chosen on this device. */
function Looks(props: Pick<VigiaProviderProps, 'navigate' | 'children'>) {
  const { density } = useAtomValue(lookAtom);
  const mode = useAtomValue(modeAtom);
  useLayoutEffect(() => dressPage(mode), [mode]);
  return <VigiaProvider {...props} mode={mode} density={density} />;
}
