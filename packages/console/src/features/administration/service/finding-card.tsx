import { formatDateTime, formatNumber, SERVICE_CHECK_WORDS, SERVICE_STATE_WORDS } from '@vigia/domain/es';
import type { KeptFinding, PhotoProgress, ServiceCheck, ServiceState } from '@vigia/domain/service';
import { Card, Chip, type ChipProps, ProgressBar, StatusIcon, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { SERVICE } from './words.ts';

const STATUS: Readonly<Record<ServiceState, NonNullable<ChipProps['status']>>> = {
  well: 'ok',
  attention: 'warning',
  failure: 'error',
};

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  overflow-wrap: anywhere;
  p, dl, ul { margin: 0; }
  ul { padding-left: 20px; }
  dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; }
  dt, small { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; text-align: right; }
`;

interface FindingCardProps {
  readonly check: ServiceCheck;
  /** Null when it was never checked. */
  readonly finding: KeptFinding | null;
  /** Of the check that is under way. */
  readonly progress: PhotoProgress | null;
}

/** One check of the service: how it is, what to do about it, and its figures. */
export function FindingCard({ check, finding, progress }: FindingCardProps) {
  const words = useWords(SERVICE);
  const count = (value: number) => formatNumber(value, 0);
  return (
    <Card title={SERVICE_CHECK_WORDS[check]} actions={finding && <StateChip state={finding.state} />}>
      <Body>
        {progress && (
          <ProgressBar
            label={words.reading}
            {...(progress.total > 0 && {
              value: (100 * progress.done) / progress.total,
              detail: words.read(count(progress.done), count(progress.total)),
            })}
          />
        )}
        {finding === null && progress === null && <p>{words.notYet}</p>}
        {finding && <Found finding={finding} />}
      </Body>
    </Card>
  );
}

const StateChip = ({ state }: { readonly state: ServiceState }) => (
  <Chip status={STATUS[state]}>
    <StatusIcon status={STATUS[state]} />
    {SERVICE_STATE_WORDS[state]}
  </Chip>
);

function Found({ finding }: { readonly finding: KeptFinding }) {
  const words = useWords(SERVICE);
  const { state, sentence, advice, figures, faults, since, checkedAt } = finding;
  const at = formatDateTime(checkedAt);
  return (
    <>
      <p>{sentence}</p>
      {advice !== null && <p>{advice}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <small>{state === 'well' ? words.checked(at) : words.checkedSince(at, formatDateTime(since))}</small>
    </>
  );
}
