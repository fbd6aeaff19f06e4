import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { todayAtom } from '../../shared/state/today.ts';
import type { Credentials } from './sign-in-form.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { SignInView } from './sign-in-view.tsx';

const TEMPORARY_PASSWORD = 'Tu contraseña es temporal: debe cambiarse antes de entrar';

/** Signing in changes the session, and with it what stands on the screen. */
export function SignInScreen({ notice }: { readonly notice?: string }) {
  const { session } = useAtomValue(readyServicesAtom);
  const today = useAtomValue(todayAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async ({ email, password }: Credentials) => {
    setBusy(true);
    setProblem(undefined);
    try {
      if ((await session.signIn(email.trim(), password)) === 'signed-in') return;
      setProblem(TEMPORARY_PASSWORD);
      setBusy(false);
    } catch (error) {
      setProblem(signInProblem(error));
      setBusy(false);
    }
  };
  return (
    <SignInView
      busy={busy}
      problem={problem}
      notice={problem === undefined ? notice : undefined}
      year={Number(today.slice(0, 4))}
      onSubmit={submit}
    />
  );
}
