import { Button, Notice } from '@vigia/ui';
import { WORDS } from '../words.ts';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  /** What could not be had. */
  readonly children: string;
}

/** Something is missing from what is shown, which stays usable; it can be asked for again. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      status="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {WORDS.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
