import { formatDateTime } from '@vigia/domain/es';
import { SERVICE_CHECKS, type ServiceReport } from '@vigia/domain/service';
import { Button, EmptyState, ErrorState, Skeleton, useWords } from '@vigia/ui';
import { RefreshCw, Stethoscope } from 'lucide-react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { TableHead } from '../administration-view.tsx';
import { FindingCard } from './finding-card.tsx';
import { SERVICE } from './words.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: 16px;
`;

export interface ServiceViewProps {
  /** Null while nothing has come yet. */
  readonly report: ServiceReport | null;
  /** The last answer did not come. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  /** Makes every check; absent for those who may only read. */
  readonly onCheck?: (() => void) | undefined;
  readonly isChecking: boolean;
}

/** How the service itself is, check by check. */
export function ServiceView({ report, isFailed, onRetry, onCheck, isChecking }: ServiceViewProps) {
  const words = useWords(SERVICE);
  const isBusy = isChecking || (report?.photoProgress ?? null) !== null;
  const button = onCheck && (
    <Button icon={RefreshCw} onPress={onCheck} isDisabled={isBusy}>
      {words.check}
    </Button>
  );
  return (
    <>
      <TableHead title={words.title}>{button}</TableHead>
      {report === null && (isFailed ? <ErrorState title={words.failed} onRetry={onRetry} /> : <Waiting />)}
      {report && isFailed && <RetryNotice onRetry={onRetry}>{words.stale}</RetryNotice>}
      {report && <Report report={report} />}
    </>
  );
}

const Waiting = () => (
  <Cards>
    {SERVICE_CHECKS.map((check) => (
      <Skeleton key={check} $height="180px" />
    ))}
  </Cards>
);

function Report({ report: { findings, photoProgress } }: { readonly report: ServiceReport }) {
  const words = useWords(SERVICE);
  if (findings.length === 0 && photoProgress === null) {
    return (
      <EmptyState title={words.never} icon={Stethoscope}>
        {words.neverHint}
      </EmptyState>
    );
  }
  const last = Math.max(...findings.map(({ checkedAt }) => checkedAt));
  return (
    <>
      {findings.length > 0 && <p style={{ margin: 0 }}>{words.last(formatDateTime(last))}</p>}
      <Cards>
        {SERVICE_CHECKS.map((check) => (
          <FindingCard
            key={check}
            check={check}
            finding={findings.find((finding) => finding.check === check) ?? null}
            progress={check === 'photos' ? photoProgress : null}
          />
        ))}
      </Cards>
    </>
  );
}
