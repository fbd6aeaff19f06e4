import type { User } from '@vigia/domain';
import { SnackbarProvider } from '@vigia/ui';
import { ClientGate } from './client-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** What somebody signed in sees: the data of their client, and then the screens. */
export function SignedIn({ user }: { readonly user: User }) {
  return (
    <SnackbarProvider>
      <ClientGate key={user.id} user={user}>
        <Shell />
      </ClientGate>
    </SnackbarProvider>
  );
}
