import { accessCalls, type ProofNeed } from '@vigia/api/client';
import type { SecondStepChallenge, StepKind } from '@vigia/api/contract';
import { useWords } from '@vigia/ui';
import { useState } from 'react';
import { REASONS } from '../reason-words.ts';
import { isChallengeOver } from '../second-step/failures.ts';
import { SECOND_STEP } from '../second-step/words.ts';
import { useCalls } from '../state/calls.ts';
import { proofProblem } from './proof-problem.ts';
import { ProofView } from './proof-view.tsx';
import { PROOF } from './words.ts';

interface ProofDialogProps {
  readonly isOpen: boolean;
  readonly need: ProofNeed;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** Asks the user to show again who they are, because they signed in some time ago. */
export function ProofDialog({ isOpen, ...props }: ProofDialogProps) {
  return isOpen ? <OpenProofDialog {...props} /> : null;
}

interface Step {
  readonly challenge: SecondStepChallenge;
  readonly kind: StepKind;
}

function OpenProofDialog({ need, onShown, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
  const words = {
    proof: useWords(PROOF),
    secondStep: useWords(SECOND_STEP),
    reasons: useWords(REASONS),
  };
  const calls = useCalls(accessCalls);
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @param work returns the step that follows; null when nothing more is needed */
  const run = async (work: () => Promise<Step | null>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await work();
      if (next === null) return onShown();
      setStep(next);
    } catch (error) {
      if (isChallengeOver(error)) setStep(null);
      setProblem(proofProblem(words, error));
    }
    setBusy(false);
  };
  return (
    <ProofView
      step={step && { kind: step.kind, kinds: step.challenge.steps }}
      busy={busy}
      problem={problem}
      onPassword={(password) =>
        void run(async () => {
          const challenge = await calls.prove(password);
          if (need === 'password' || challenge === null) return null;
          const [kind = 'backup-code'] = challenge.steps;
          return { challenge, kind };
        })
      }
      onKind={(kind) => {
        setProblem(undefined);
        setStep(step && { ...step, kind });
      }}
      onCode={(code) =>
        void run(async () => {
          if (step) await calls.proveSecondStep({ token: step.challenge.token, code });
          return null;
        })
      }
      onPasskey={() =>
        void run(async () => {
          if (!step) return null;
          // Few users have a passkey, so its library is loaded on first use.
          const { signWithPasskey } = await import('../second-step/sign-with-passkey.ts');
          await calls.proveSecondStep(await signWithPasskey(step.challenge));
          return null;
        })
      }
      onCancel={onClose}
    />
  );
}
