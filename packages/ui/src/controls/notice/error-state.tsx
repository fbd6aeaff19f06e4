import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { CONTROLS } from '../words.ts';
import { NoticeBox } from './notice-box.tsx';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what the reader can do. */
  readonly kept?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** The retry is running. */
  readonly isRetrying?: boolean;
  /** Another action, beside the retry. */
  readonly action?: ReactNode;
  /** Reference for the support team: "Código 7f3a-19". */
  readonly reference?: string;
}

/** Shown instead of content that could not be loaded, with what the reader can do. */
export function ErrorState(props: ErrorStateProps) {
  const words = useWords(CONTROLS);
  const { title, kept, onRetry, retryLabel = words.retry, isRetrying = false, action, reference } = props;
  return (
    <NoticeBox role="alert">
      <StatusIcon status="error" size={32} />
      <strong>{title}</strong>
      {kept !== undefined && <p>{kept}</p>}
      {(onRetry || action !== undefined) && (
        <div>
          {onRetry && (
            <Button icon={RotateCw} onPress={onRetry} busy={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference !== undefined && <small>{reference}</small>}
    </NoticeBox>
  );
}
