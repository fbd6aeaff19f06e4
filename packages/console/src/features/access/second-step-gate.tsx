import type { User } from '@vigia/domain/farm';
import {
  Button,
  ErrorState,
  Logo,
  MEDIA,
  SkeletonRegion,
  SkeletonRows,
  SnackbarProvider,
  textSize,
  useWords,
} from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ProofHost } from '../../shared/proof/proof-host.tsx';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { useSignOut } from '../../shared/state/use-sign-out.ts';
import { FieldsPicture } from '../../shared/ui/fields-picture.tsx';
import { Buttons, Muted, Problem, Stack } from './parts.tsx';
import { headingOf, SetupStep } from './setup-step.tsx';
import { useSecondStep } from './use-second-step.ts';
import { useSetup } from './use-setup.ts';
import { ACCESS } from './words.ts';

const Page = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 24px 16px;
  overflow: hidden;
  & > svg { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; }
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 24px;
  box-sizing: border-box;
  width: min(560px, 100%);
  padding: 32px;
  border-radius: 10px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.modal};
  h1 { margin: 0; font-size: ${textSize('title')}; font-weight: 700; }
  ${MEDIA.narrow} { padding: 24px 20px; }
`;

/** One kind of second step to choose. */
const Way = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  button { margin-top: 8px; }
`;

/** `SetupPage`, with the question for the password above it. */
export function SecondStepGate(props: { readonly user: User }) {
  return (
    <SnackbarProvider>
      <SetupPage {...props} />
      <ProofHost />
    </SnackbarProvider>
  );
}

/** The page on which a user who needs a second step sets it up before the console opens. */
function SetupPage({ user }: { readonly user: User }) {
  const words = useWords(ACCESS);
  const { session } = useAtomValue(readyServicesAtom);
  const { state, refresh } = useSecondStep();
  const setup = useSetup(refresh);
  const signOut = useSignOut();
  const headingId = useId();
  const { at } = setup.view;
  return (
    <Page>
      <FieldsPicture />
      <Panel aria-labelledby={headingId}>
        <Logo name={words.product} size={34} />
        <h1 id={headingId}>{headingOf(words, at, words.gateHeading)}</h1>
        {at === 'overview' ? (
          <Stack>
            <p>{words.gateHint}</p>
            {state.isError && (
              <ErrorState title={words.secondStepNotLoaded} onRetry={() => void state.refetch()} />
            )}
            {state.isPending && (
              <SkeletonRegion label={words.secondStep}>
                <SkeletonRows count={2} />
              </SkeletonRegion>
            )}
            {state.data && (
              <>
                <Way>
                  <strong>{words.app}</strong>
                  <Muted>{words.appHint}</Muted>
                  <Button variant="primary" busy={setup.busy} onPress={setup.beginApp}>
                    {words.setUpApp}
                  </Button>
                </Way>
                <Way>
                  <strong>{words.passkey}</strong>
                  <Muted>{state.data.offersPasskeys ? words.passkeyHint : words.noPasskeysHere}</Muted>
                  {state.data.offersPasskeys && (
                    <Button onPress={setup.choosePasskey}>{words.addPasskey}</Button>
                  )}
                </Way>
              </>
            )}
            <Problem reason={setup.problem} />
            <Buttons>
              <Button variant="quiet" onPress={signOut}>
                {words.signOut}
              </Button>
            </Buttons>
          </Stack>
        ) : (
          // The refreshed session opens the console.
          <SetupStep {...setup} email={user.email} onSaved={() => void session.refresh()} />
        )}
      </Panel>
    </Page>
  );
}
