import { Button, Notice, useWords } from '@vigia/ui';
import { COMMON } from '../words.ts';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  /** What could not be had. */
  readonly children: string;
}

/** Something is missing from what is shown, which stays usable; it can be asked for again. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  const words = useWords(COMMON);
  return (
    <Notice
      status="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
