import type { User } from '@vigia/domain';
import { SnackbarProvider } from '@vigia/ui';
import { useSignOutElsewhere } from '../shared/state/use-sign-out.ts';
import { ClientGate } from './client-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { useOwnRights } from './use-own-rights.ts';

/** What somebody signed in sees: the data of their client, and then the screens. */
export function SignedIn({ user }: { readonly user: User }) {
  useOwnRights(user);
  useSignOutElsewhere();
  return (
    <SnackbarProvider>
      <ClientGate key={user.id} user={user}>
        <Shell />
      </ClientGate>
    </SnackbarProvider>
  );
}
