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
  /** The retry is under way. */
  readonly isRetrying?: boolean;
  /** Another way out, beside the retry. */
  readonly action?: ReactNode;
  /** What support asks for: "Código 7f3a-19". */
  readonly reference?: string;
}

/** Content that could not be had, with the way out. */
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
