import { Button, Dialog, ErrorState, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { userAtom } from '../../shared/state/session.ts';
import { Section } from '../../shared/ui/section.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Muted } from './parts.tsx';
import { SecondStepOverview } from './second-step-overview.tsx';
import { headingOf, SetupStep } from './setup-step.tsx';
import { useSecondStep } from './use-second-step.ts';
import { type Setup, useSetup } from './use-setup.ts';
import { ACCESS } from './words.ts';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
`;

interface AccessDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPassword: () => void;
}

/** "Accesos": password, second step and sessions of the signed-in user. */
export function AccessDialog(props: AccessDialogProps) {
  return props.isOpen ? <OpenAccessDialog {...props} /> : null;
}

function OpenAccessDialog({ onClose, onPassword }: AccessDialogProps) {
  const words = useWords(ACCESS);
  const { email } = useAtomValue(userAtom);
  const { state, refresh } = useSecondStep();
  const setup = useSetup(refresh);
  const { at } = setup.view;
  const isOverview = at === 'overview';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={headingOf(words, at, words.title)}
      width={640}
      // Codes that are shown once, and half-filled forms, are left only by their own buttons.
      isDismissable={isOverview}
      hasCloseIcon={isOverview}
      {...(isOverview && { footer: <Button onPress={onClose}>{words.close}</Button> })}
    >
      {isOverview ? (
        <Sections>
          <Section title={words.password}>
            <Muted as="span">{words.passwordHint}</Muted>
            <div>
              <Button onPress={onPassword}>{words.changePassword}</Button>
            </div>
          </Section>
          <Section title={words.secondStep}>
            <OwnSecondStep state={state} setup={setup} />
          </Section>
          <Section title={words.sessions}>
            <OwnSessions />
          </Section>
        </Sections>
      ) : (
        <SetupStep {...setup} email={email} onSaved={setup.back} />
      )}
    </Dialog>
  );
}

interface OwnSecondStepProps {
  readonly state: ReturnType<typeof useSecondStep>['state'];
  readonly setup: Setup;
}

function OwnSecondStep({ state, setup }: OwnSecondStepProps) {
  const words = useWords(ACCESS);
  const { config } = useAtomValue(readyServicesAtom);
  if (state.isError)
    return <ErrorState title={words.secondStepNotLoaded} onRetry={() => void state.refetch()} />;
  if (!state.data)
    return (
      <SkeletonRegion label={words.secondStep}>
        <SkeletonRows count={2} />
      </SkeletonRegion>
    );
  return (
    <SecondStepOverview
      step={state.data}
      hasExternalSignIn={config.hasExternalSignIn}
      busy={setup.busy}
      problem={setup.problem}
      onBeginApp={setup.beginApp}
      onRemoveApp={setup.removeApp}
      onChoosePasskey={setup.choosePasskey}
      onRemovePasskey={setup.removePasskey}
      onRenewCodes={setup.renewCodes}
    />
  );
}
