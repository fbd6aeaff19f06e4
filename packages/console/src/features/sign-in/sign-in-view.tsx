import { useWords } from '@vigia/ui';
import { SecondStepForm } from '../../shared/second-step/second-step-form.tsx';
import { SECOND_STEP } from '../../shared/second-step/words.ts';
import { FirstAccount } from './first-account.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { NewPasswordForm, type RefusedPassword } from './new-password-form.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { Step } from './steps.ts';
import { SIGN_IN, type SignInWords } from './words.ts';

export interface SignInViewProps {
  readonly step: Step;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem?: string | undefined;
  /** A new password that the service refused. */
  readonly refused?: RefusedPassword | undefined;
  readonly year: number;
  readonly onSignIn: (credentials: Credentials) => void;
  /** The user chose a password to replace the temporary one. */
  readonly onChoose: (chosen: string) => void;
  /** A code of the application, or a backup code. */
  readonly onCode: (code: string) => void;
  readonly onPasskey: () => void;
  readonly onSendCode: (email: string) => void;
  readonly onReset: (chosen: string, code: string) => void;
  readonly onGo: (step: Step) => void;
  /** Checks again whether the server has an account. */
  readonly onCheckAccounts: () => void;
}

const headingsOf = (words: SignInWords, secondStep: string) =>
  ({
    'first-account': words.firstHeading,
    'sign-in': words.heading,
    choose: words.chooseHeading,
    'second-step': secondStep,
    forgot: words.forgotHeading,
    code: words.codeHeading,
    link: words.codeHeading,
  }) satisfies Record<Step['at'], string>;

/** Signing in, step by step. */
export function SignInView({ year, ...props }: SignInViewProps) {
  const words = useWords(SIGN_IN);
  const secondStep = useWords(SECOND_STEP);
  const { step, problem } = props;
  const notice = 'notice' in step && problem === undefined ? step.notice : undefined;
  return (
    <SignInFrame heading={headingsOf(words, secondStep.heading)[step.at]} notice={notice} year={year}>
      <StepForm key={step.at} {...props} />
    </SignInFrame>
  );
}

function StepForm({ step, busy, problem, refused, ...on }: Omit<SignInViewProps, 'year'>) {
  const words = useWords(SIGN_IN);
  const state = { busy, problem };
  const back = () => on.onGo({ at: 'sign-in', email: step.email });
  switch (step.at) {
    case 'first-account':
      return <FirstAccount {...state} onCheck={on.onCheckAccounts} />;
    case 'sign-in':
      return (
        <SignInForm
          {...state}
          email={step.email}
          onSubmit={on.onSignIn}
          onForgot={(email) => on.onGo({ at: 'forgot', email })}
        />
      );
    case 'choose':
      return (
        <NewPasswordForm
          {...state}
          refused={refused}
          hint={words.chooseHint}
          onSubmit={(chosen) => on.onChoose(chosen)}
          onBack={back}
        />
      );
    case 'second-step':
      return (
        <SecondStepForm
          key={step.kind}
          {...state}
          kind={step.kind}
          kinds={step.challenge.steps}
          submitLabel={words.submit}
          onKind={(kind) => on.onGo({ ...step, kind })}
          onCode={on.onCode}
          onPasskey={on.onPasskey}
          onBack={back}
        />
      );
    case 'forgot':
      return <ForgotForm {...state} email={step.email} onSubmit={on.onSendCode} onBack={back} />;
    case 'code':
      return (
        <NewPasswordForm
          {...state}
          refused={refused}
          asksCode
          hint={words.codeHint(step.email)}
          onSubmit={on.onReset}
          onSendAgain={() => on.onSendCode(step.email)}
          onBack={back}
        />
      );
    case 'link':
      return (
        <NewPasswordForm
          {...state}
          refused={refused}
          hint={words.linkHint(step.email)}
          onSubmit={(chosen) => on.onReset(chosen, step.token)}
          onBack={back}
        />
      );
  }
}
