import type { StepKind } from '@vigia/api/contract';
import { Dialog, useWords } from '@vigia/ui';
import { SecondStepForm } from '../second-step/second-step-form.tsx';
import { SECOND_STEP } from '../second-step/words.ts';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { PROOF } from './words.ts';

export interface ProofViewProps extends PasswordFormProps {
  /** The kinds of second step of the user and the one that is shown; null while the password is asked for. */
  readonly step: { readonly kind: StepKind; readonly kinds: readonly StepKind[] } | null;
  readonly onKind: (kind: StepKind) => void;
  readonly onCode: (code: string) => void;
  readonly onPasskey: () => void;
}

/** The dialog that asks for the password again, and then for the second step. */
export function ProofView({ step, onKind, onCode, onPasskey, ...props }: ProofViewProps) {
  const words = useWords(PROOF);
  const secondStep = useWords(SECOND_STEP);
  const { busy, problem, onCancel } = props;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={step === null ? words.heading : secondStep.heading}
      width={440}
      isDismissable={false}
    >
      {step === null ? (
        <PasswordForm {...props} />
      ) : (
        <SecondStepForm
          key={step.kind}
          {...step}
          submitLabel={words.goOn}
          busy={busy}
          problem={problem}
          onKind={onKind}
          onCode={onCode}
          onPasskey={onPasskey}
          onBack={onCancel}
        />
      )}
    </Dialog>
  );
}
