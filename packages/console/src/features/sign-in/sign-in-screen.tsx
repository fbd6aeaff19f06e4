import { loadConfig } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { readyServicesAtom, servicesAtom } from '../../shared/state/services.ts';
import { todayAtom } from '../../shared/state/today.ts';
import { signInProblem } from './sign-in-problem.ts';
import { SignInView } from './sign-in-view.tsx';
import { resetAndSignedIn, type Step, signedIn } from './steps.ts';
import { SIGN_IN } from './words.ts';

/** Signing in changes the session, which decides what is on the screen. */
export function SignInScreen({ notice }: { readonly notice?: string }) {
  const words = useWords(SIGN_IN);
  const services = useAtomValue(readyServicesAtom);
  const setServices = useSetAtom(servicesAtom);
  const today = useAtomValue(todayAtom);
  const [step, setStep] = useState<Step>({
    at: services.config.hasAccounts ? 'sign-in' : 'first-account',
    email: '',
    ...(notice !== undefined && { notice }),
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = (next: Step) => {
    setProblem(undefined);
    setStep(next);
  };
  /** @param work returns the step that follows; null once somebody is signed in and this screen disappears */
  const run = async (work: () => Promise<Step | null>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await work();
      if (next === null) return;
      setStep(next);
    } catch (error) {
      setProblem(signInProblem(words, error));
    }
    setBusy(false);
  };
  const { email } = step;
  return (
    <SignInView
      step={step}
      busy={busy}
      problem={problem}
      year={Number(today.slice(0, 4))}
      onGo={go}
      onCheckAccounts={() =>
        run(async () => {
          const config = await loadConfig(services.access);
          setServices({ ...services, config }); // so that whoever signs out comes to the login
          if (config.hasAccounts) return { at: 'sign-in', email: '' };
          setProblem(words.firstMissing);
          return step;
        })
      }
      onSignIn={(typed) => run(() => signedIn(services, typed.email.trim(), typed.password))}
      onChoose={(chosen) =>
        run(async () => {
          if (step.at === 'choose') await services.session.choosePassword(email, step.password, chosen);
          return null;
        })
      }
      onSendCode={(to) =>
        run(async () => {
          await services.auth.forgot(to);
          return { at: 'code', email: to, ...(step.at === 'code' && { notice: words.codeSentAgain }) };
        })
      }
      onReset={(chosen, code) =>
        run(() => resetAndSignedIn(services, { email, code, chosen }, words.changed))
      }
    />
  );
}
