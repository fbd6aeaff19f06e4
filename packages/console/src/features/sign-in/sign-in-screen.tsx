import { loadConfig } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ResetLink } from '../../shared/reset-link.ts';
import { isChallengeOver } from '../../shared/second-step/failures.ts';
import { SECOND_STEP } from '../../shared/second-step/words.ts';
import { readyServicesAtom, servicesAtom } from '../../shared/state/services.ts';
import { todayAtom } from '../../shared/state/today.ts';
import type { RefusedPassword } from './new-password-form.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { SignInView } from './sign-in-view.tsx';
import { isCodeOver, resetAndSignedIn, type Step, secondStepOf, signedIn, weaknessIn } from './steps.ts';
import { SIGN_IN } from './words.ts';

interface SignInScreenProps {
  /** Why the user has to sign in again. */
  readonly notice: string | undefined;
  /** The link from an e-mail that opened the page. */
  readonly reset: ResetLink | undefined;
}

/** The sign-in page. A successful sign-in changes the session, and the console replaces this page. */
export function SignInScreen({ notice, reset }: SignInScreenProps) {
  const words = { ...useWords(SECOND_STEP), ...useWords(SIGN_IN) };
  const services = useAtomValue(readyServicesAtom);
  const setServices = useSetAtom(servicesAtom);
  const today = useAtomValue(todayAtom);
  const [step, setStep] = useState<Step>(
    reset
      ? { at: 'link', ...reset }
      : {
          at: services.config.hasAccounts ? 'sign-in' : 'first-account',
          email: '',
          ...(notice !== undefined && { notice }),
        },
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<RefusedPassword>();
  const { email } = step;
  const go = (next: Step) => {
    setProblem(undefined);
    setStep(next);
  };
  /**
   * @param work returns the next step; null after the sign-in, when this screen disappears
   * @param chosen the new password that is sent, if any
   */
  const run = async (work: () => Promise<Step | null>, chosen = '') => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await work();
      if (next === null) return;
      setStep(next);
    } catch (error) {
      const reason = weaknessIn(error);
      if (reason !== null) setRefused({ password: chosen, reason });
      else if (step.at === 'link' && isCodeOver(error))
        setStep({ at: 'forgot', email, notice: words.linkOver });
      else if (isChallengeOver(error)) setStep({ at: 'sign-in', email, notice: signInProblem(words, error) });
      else setProblem(signInProblem(words, error));
    }
    setBusy(false);
  };
  return (
    <SignInView
      step={step}
      busy={busy}
      problem={problem}
      refused={refused}
      year={Number(today.slice(0, 4))}
      onGo={go}
      onCheckAccounts={() =>
        run(async () => {
          const config = await loadConfig(services.access);
          setServices({ ...services, config }); // after a sign-out, the sign-in form is shown
          if (config.hasAccounts) return { at: 'sign-in', email: '' };
          setProblem(words.firstMissing);
          return step;
        })
      }
      onSignIn={(typed) => run(() => signedIn(services, typed.email.trim(), typed.password))}
      onChoose={(chosen) =>
        run(async () => {
          if (step.at !== 'choose') return null;
          return secondStepOf(email, await services.session.choosePassword(email, step.password, chosen));
        }, chosen)
      }
      onCode={(code) =>
        run(async () => {
          if (step.at === 'second-step')
            await services.session.answerSecondStep({ token: step.challenge.token, code });
          return null;
        })
      }
      onPasskey={() =>
        run(async () => {
          if (step.at !== 'second-step') return null;
          // Few users have a passkey, so its library is loaded on first use.
          const { signWithPasskey } = await import('../../shared/second-step/sign-with-passkey.ts');
          await services.session.answerSecondStep(await signWithPasskey(step.challenge));
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
        run(() => resetAndSignedIn(services, { email, code, chosen }, words.changed), chosen)
      }
    />
  );
}
