import { useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lateInPlace } from '../shared/late/late-in-place.tsx';
import { sessionAtom } from '../shared/state/session.ts';
import { COMMON } from '../shared/words.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { secondStepGate, signedIn, signIn } from './parts.ts';
import { troubleOf } from './trouble.ts';

const SignIn = lateInPlace(signIn, LoadingScreen);
const SignedIn = lateInPlace(signedIn, LoadingScreen);
const SecondStepGate = lateInPlace(secondStepGate, LoadingScreen);

/** The session decides what is shown: a wait, the login, or the client's data and then the screens. */
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
      return <SignIn notice={session.notice} reset={session.reset} />;
    case 'second-step':
      return <SecondStepGate user={session.user} />;
    case 'signed-in':
      return <SignedIn user={session.user} />;
  }
}
