import { nextStep, SETUP_STEPS, type SetupProgress, type StationId } from '@vigia/domain/farm';
import { Button, Card, LinkButton, PageHeader, ProgressBar, SkeletonRows, useWords } from '@vigia/ui';
import { BookOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { ClientList, type ClientProgress } from './client-list.tsx';
import { type StepAction, stepActions } from './step-actions.ts';
import { StepCard } from './step-card.tsx';
import { SETUP } from './words.ts';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-width: 960px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Narrowed = styled.div`max-width: 960px;`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  max-width: 960px;
  color: ${({ theme }) => theme.color.muted};
`;

export interface SetupViewProps {
  readonly clientName: string;
  /** Other clients to continue with, if this one is only the operator's own home. */
  readonly others: readonly ClientProgress[];
  /** Null while it is not known. */
  readonly progress: SetupProgress | null;
  readonly isFailed?: boolean;
  readonly onRetry: () => void;
  readonly stationId: StationId | null;
  /** Whether the menu hides the steps. */
  readonly isHidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly hrefOf: (action: StepAction) => string;
  /** Where the guide is. */
  readonly guideHref: string;
}

/** The first steps of a client, with those that are done. */
export function SetupView(props: SetupViewProps) {
  const words = useWords(SETUP);
  const { clientName, progress, hrefOf } = props;
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(clientName)}
        filters={
          <LinkButton href={props.guideHref} icon={BookOpen} opensTab>
            {words.guide}
          </LinkButton>
        }
      />
      {props.others.length > 0 && (
        <Narrowed>
          <ClientList clients={props.others} />
        </Narrowed>
      )}
      {props.isFailed && <RetryNotice onRetry={props.onRetry}>{words.failed}</RetryNotice>}
      {progress ? <StepList {...props} progress={progress} /> : !props.isFailed && <SkeletonRows count={7} />}
      {progress && nextStep(progress) === null && (
        <Narrowed>
          <Card title={words.allDone}>
            <p>{words.allDoneHint}</p>
            <Foot>
              <LinkButton
                href={hrefOf({ label: words.seeDegreeDays, path: '/data-explorer' })}
                variant="primary"
              >
                {words.seeDegreeDays}
              </LinkButton>
              <LinkButton href={hrefOf({ label: words.seeStations, path: '/home' })}>
                {words.seeStations}
              </LinkButton>
            </Foot>
          </Card>
        </Narrowed>
      )}
      {progress && (
        <Foot>
          <Button variant="quiet" onPress={() => props.onHide(!props.isHidden)}>
            {props.isHidden ? words.show : words.hide}
          </Button>
          {!props.isHidden && <small>{words.hideHint}</small>}
        </Foot>
      )}
    </>
  );
}

function StepList({ progress, stationId, hrefOf }: SetupViewProps & { readonly progress: SetupProgress }) {
  const words = useWords(SETUP);
  const next = nextStep(progress);
  const done = SETUP_STEPS.filter((step) => progress[step]).length;
  const all = SETUP_STEPS.length;
  return (
    <>
      <Narrowed>
        <ProgressBar label={words.progress(done, all)} value={(100 * done) / all} />
      </Narrowed>
      <Steps aria-label={words.list}>
        {SETUP_STEPS.map((step, i) => (
          <StepCard
            key={step}
            step={step}
            number={i + 1}
            progress={progress}
            isNext={step === next}
            actions={stepActions(words, step, stationId)}
            href={hrefOf}
          />
        ))}
      </Steps>
    </>
  );
}
