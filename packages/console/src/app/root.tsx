import { useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { sessionAtom } from '../shared/state/session.ts';
import { COMMON } from '../shared/words.ts';
import { fetchedAhead } from './fetched-ahead.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { loadSignedIn, loadSignIn } from './parts.ts';
import { troubleOf } from './trouble.ts';

const SignIn = fetchedAhead(loadSignIn);
const SignedIn = fetchedAhead(loadSignedIn);

/** Fetches what will be shown while the server is still asked who is here; a failure is told when it is shown. */
export function fetchAhead(mayHaveSession: boolean): void {
  (mayHaveSession ? SignedIn : SignIn).fetch().catch(() => undefined);
}

/** Who is here decides what is shown: nothing yet, the login, or the client's data and then the screens. */
export function Root() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Whoever />
    </Suspense>
  );
}

function Whoever() {
  const words = useWords(COMMON);
  const session = useAtomValue(sessionAtom);
  switch (session.status) {
    case 'restoring':
      return <LoadingScreen />;
    case 'unreachable':
      return (
        <LoadingScreen
          {...troubleOf(words, session.error)}
          attempt={session.attempt}
          onRetry={session.retry}
        />
      );
    case 'signed-out':
      return <SignIn.Screen {...(session.notice !== undefined && { notice: session.notice })} />;
    case 'signed-in':
      return <SignedIn.Screen user={session.user} />;
  }
}
