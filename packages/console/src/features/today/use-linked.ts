import { useLocation } from '@tanstack/react-router';
import { countOfHash, MAILING_HASH, reportOfHash } from '@vigia/domain/today';
import { useEffect, useState } from 'react';
import type { useCountDialog } from '../../shared/state/use-count-dialog.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import type { useReport } from '../../shared/state/use-install.ts';

/**
 * Opens what a letter links to: a report that is filled in, the counts of a field, or the choice of the days on which letters come. Once; the
 * address is that of Hoy then.
 *
 * @returns the dialog of that choice
 */
export function useLinked(report: ReturnType<typeof useReport>, count: ReturnType<typeof useCountDialog>) {
  const { hash } = useLocation();
  const { setHash } = useNavigation();
  const [isMailing, setMailing] = useState(false);
  useEffect(() => {
    const linked = reportOfHash(hash);
    const trap = countOfHash(hash);
    if (linked === null && trap === null && hash !== MAILING_HASH) return;
    setHash('');
    if (trap !== null && report !== undefined) count(trap);
    if (hash === MAILING_HASH) setMailing(true);
    if (linked === null) return;
    const { event, ...about } = linked;
    report?.({ kind: event, ...about });
  });
  return { isOpen: isMailing, open: () => setMailing(true), close: () => setMailing(false) };
}
