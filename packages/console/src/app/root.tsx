import { lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { sessionAtom } from '../shared/state/session.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { troubleOf } from './trouble.ts';

const SignInScreen = lazyRouteComponent(
  () => import('../features/sign-in/sign-in-screen.tsx'),
  'SignInScreen',
);
const SignedIn = lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedIn');

/** Fetches what will be shown while the server is still asked who is here. */
export const fetchAhead = (mayHaveSession: boolean): void =>
  void (mayHaveSession ? SignedIn : SignInScreen).preload?.();

/** Who is here decides what is shown: nothing yet, the login, or the client's data and then the screens. */
export function Root() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Whoever />
    </Suspense>
  );
}

function Whoever() {
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
      return <SignedIn user={session.user} />;
  }
}
