import { Notice, useWords } from '@vigia/ui';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import type { Part } from './use-today.ts';
import { TODAY } from './words.ts';

export interface PartsNoticeProps {
  readonly failed: readonly Part[];
  readonly loading: readonly Part[];
  readonly onRetry: () => void;
}

/** Names what could not be looked at, and what is still being looked at; nothing once all is known. */
export function PartsNotice({ failed, loading, onRetry }: PartsNoticeProps) {
  const words = useWords(TODAY);
  const textOf = (parts: readonly Part[]) => words.and(parts.map((part) => words.parts[part]));
  return (
    <>
      {failed.length > 0 && <RetryNotice onRetry={onRetry}>{words.failed(textOf(failed))}</RetryNotice>}
      {loading.length > 0 && <Notice status="neutral">{words.stillLoading(textOf(loading))}</Notice>}
    </>
  );
}
