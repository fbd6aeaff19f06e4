import { Button, Notice, useWords } from '@vigia/ui';
import { COMMON } from '../words.ts';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  /** What could not be loaded. */
  readonly children: string;
}

/** A notice that part of the page could not be loaded, with a retry button; the rest stays usable. */
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
