import { useLocation } from '@tanstack/react-router';
import { MAILING_HASH, reportOfHash } from '@vigia/domain/today';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../shared/state/use-filters.ts';
import type { useReport } from '../../shared/state/use-install.ts';

/**
 * Opens what a letter links to: a report that is filled in, or the choice of the days on which letters come. Once; the
 * address is that of Hoy then.
 *
 * @returns the dialog of that choice
 */
export function useLinked(report: ReturnType<typeof useReport>) {
  const { hash } = useLocation();
  const { setHash } = useNavigation();
  const [isMailing, setMailing] = useState(false);
  useEffect(() => {
    const linked = reportOfHash(hash);
    if (linked === null && hash !== MAILING_HASH) return;
    setHash('');
    if (linked === null) return setMailing(true);
    const { event, ...about } = linked;
    report?.({ kind: event, ...about });
  });
  return { isOpen: isMailing, open: () => setMailing(true), close: () => setMailing(false) };
}
