import { Button, Notice, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import type { Part } from './use-today.ts';
import { TODAY } from './words.ts';

/** Names of parts, in a sentence. */
function useTextOf() {
  const words = useWords(TODAY);
  return (parts: readonly Part[]) => words.and(parts.map((part) => words.parts[part]));
}

export interface PartsNoticeProps {
  readonly failed: readonly Part[];
  readonly loading: readonly Part[];
  readonly onRetry: () => void;
}

/** Names what could not be looked at, and what is still being looked at; nothing once all is known. */
export function PartsNotice({ failed, loading, onRetry }: PartsNoticeProps) {
  const words = useWords(TODAY);
  const textOf = useTextOf();
  return (
    <>
      {failed.length > 0 && <RetryNotice onRetry={onRetry}>{words.failed(textOf(failed))}</RetryNotice>}
      {loading.length > 0 && <Notice status="neutral">{words.stillLoading(textOf(loading))}</Notice>}
    </>
  );
}

/** Two texts in one place, which is as large as the longer one. */
const InOnePlace = styled.span`
  display: grid;
  & > * { grid-area: 1 / 1; }
  & > [data-hidden] { visibility: hidden; }
`;

interface EarlyNoticeProps {
  readonly lacked: readonly Part[];
  /** Whether it has come since. */
  readonly hasCome: boolean;
  readonly onShow: () => void;
}

/** Says of a list that was shown early what it lacks, and shows it when it has come and the reader says so. */
export function EarlyNotice({ lacked, hasCome, onShow }: EarlyNoticeProps) {
  const words = useWords(TODAY);
  const textOf = useTextOf();
  return (
    <div role="status">
      <Notice
        status="neutral"
        action={
          <Button size="small" isDisabled={!hasCome} onPress={onShow}>
            {words.renew}
          </Button>
        }
      >
        <InOnePlace>
          <span data-hidden={hasCome ? '' : undefined}>{words.stillLoading(textOf(lacked))}</span>
          <span data-hidden={hasCome ? undefined : ''}>{words.arrived}</span>
        </InOnePlace>
      </Notice>
    </div>
  );
}
