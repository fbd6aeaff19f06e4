import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/notice/empty-state.tsx';
import { ErrorState } from '../../controls/notice/error-state.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { OPACITY } from '../../theme/tokens.ts';
import type { ChartState } from '../chart-series.ts';
import { useChartSpeech } from '../words.ts';
import { Bones, Hint, Waiting } from './chart-frame.ts';

export interface ChartWaitingProps {
  readonly state: Exclude<ChartState, 'ready' | 'refreshing'>;
  /** px */
  readonly height: number;
  /** Why there are no data. */
  readonly emptyTitle?: string;
  /** What the reader can do about it. */
  readonly emptyHint?: string;
  readonly emptyAction?: ReactNode;
  readonly errorTitle?: string;
  readonly errorKept?: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Stands in the chart's place, with the same height, while there are no data to draw. */
export function ChartWaiting({ state, height, ...given }: ChartWaitingProps) {
  const { words } = useChartSpeech();
  if (state === 'loading') return <LoadingChart height={height} />;
  return (
    <Waiting style={{ minHeight: height }}>
      {state === 'error' ? (
        <ErrorState
          title={given.errorTitle ?? words.failed}
          {...(given.errorKept === undefined ? {} : { kept: given.errorKept })}
          {...(given.onRetry ? { onRetry: given.onRetry } : {})}
        />
      ) : (
        <EmptyState icon={ChartLine} title={given.emptyTitle ?? words.empty} action={given.emptyAction}>
          {given.emptyHint ?? words.emptyHint}
        </EmptyState>
      )}
    </Waiting>
  );
}

function LoadingChart({ height }: { readonly height: number }) {
  const { words } = useChartSpeech();
  return (
    <Bones style={{ height }} aria-busy>
      <Hint role="status">{words.loading}</Hint>
      <Skeleton $width="130px" style={{ gridArea: '1 / 1 / 2 / 3' }} />
      <div />
      <Skeleton style={{ gridArea: '3 / 2', opacity: OPACITY.waiting }} />
    </Bones>
  );
}
