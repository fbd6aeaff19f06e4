import { useLocation } from '@tanstack/react-router';
import type { AdminClient } from '@vigia/api/client';
import { useEffect } from 'react';
import { useNavigation } from '../../shared/state/use-filters.ts';
import type { AdminTable } from './admin-path.ts';
import { openedTarget, openingOf } from './opening-hash.ts';
import type { Target } from './targets.ts';

/** Opens the form that the address asks for, once its data is loaded. */
export function useOpeningInAddress(
  table: AdminTable | null,
  owner: AdminClient | null,
  open: (target: Target) => void,
): void {
  const { hash } = useLocation();
  const { setHash } = useNavigation();
  const requested = openingOf(hash);
  const target = requested && openedTarget(requested, table, owner);
  useEffect(() => {
    if (!target) return;
    setHash('');
    open(target);
  });
}
