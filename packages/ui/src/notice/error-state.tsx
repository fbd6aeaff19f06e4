import { RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { WORDS } from '../words.ts';
import { NoticeBox } from './notice-box.tsx';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what the reader can do. */
  readonly kept?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Content that could not be had, with the way out. */
export function ErrorState({ title, kept, onRetry, retryLabel = WORDS.retry }: ErrorStateProps) {
  return (
    <NoticeBox role="alert">
      <StatusIcon status="error" size={32} />
      <strong>{title}</strong>
      {kept !== undefined && <p>{kept}</p>}
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
    </NoticeBox>
  );
}
