import { Notice, useWords } from '@vigia/ui';
import type { RequestedPart } from './stale-parts.ts';
import { STALE_LINKS } from './words.ts';

export interface StaleNoticeProps {
  readonly parts: readonly RequestedPart[];
  readonly onClose: () => void;
}

/** A notice that a link names something that does not exist, and that something else is shown. */
export function StaleNotice({ parts, onClose }: StaleNoticeProps) {
  const words = useWords(STALE_LINKS);
  if (parts.length === 0) return null;
  return (
    <Notice status="warning" onClose={onClose}>
      {words.notThere(parts.map((part) => words.parts[part]))}
    </Notice>
  );
}
