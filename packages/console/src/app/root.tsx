import { useAtomValue } from 'jotai';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { sessionAtom } from '../shared/state/session.ts';
import { ClientGate } from './client-gate.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { troubleOf } from './trouble.ts';

/** Who is here decides what is shown: nothing yet, the login, or the client's data and then the screens. */
export function Root() {
  const session = useAtomValue(sessionAtom);
  switch (session.status) {
    case 'restoring':
      return <LoadingScreen />;
    case 'unreachable':
      return (
        <LoadingScreen {...troubleOf(session.error)} attempt={session.attempt} onRetry={session.retry} />
      );
    case 'signed-out':
      return <SignInScreen {...(session.notice !== undefined && { notice: session.notice })} />;
    case 'signed-in':
      return (
        <ClientGate key={session.user.id} user={session.user}>
          <Shell />
        </ClientGate>
      );
  }
}
