import type { User } from '@vigia/domain/farm';
import { KeptSwitches, SnackbarProvider } from '@vigia/ui';
import { useMemo } from 'react';
import { useKeptAnswers } from '../shared/offline/use-kept-answers.ts';
import { ProofHost } from '../shared/proof/proof-host.tsx';
import { switchStoreOf } from '../shared/state/switch-store.ts';
import { useSignOutElsewhere } from '../shared/state/use-sign-out.ts';
import { ClientGate } from './client-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { useOwnRights } from './use-own-rights.ts';

/** What a signed-in person sees: the data of their client, and then the screens. */
export function SignedIn({ user }: { readonly user: User }) {
  useKeptAnswers(user.id);
  useOwnRights(user);
  useSignOutElsewhere();
  const switches = useMemo(() => switchStoreOf(user.id), [user.id]);
  return (
    <SnackbarProvider>
      <ClientGate key={user.id} user={user}>
        <KeptSwitches store={switches}>
          <Shell />
        </KeptSwitches>
      </ClientGate>
      <ProofHost />
    </SnackbarProvider>
  );
}
