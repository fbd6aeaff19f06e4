import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useNavigation } from '../state/use-filters.ts';
import { type LinkedRule, readRule } from './rule-address.ts';

/**
 * Opens the form with a rule that was tried, as its address asks for. Once; the address is that of the screen then.
 *
 * @param path of the screen: while another one is on its way the address is that one's already
 * @param isReady whether what the form needs is there
 */
export function useLinkedRule(path: string, isReady: boolean, open: (rule: LinkedRule) => void): void {
  const { hash, pathname } = useLocation();
  const { setHash } = useNavigation();
  useEffect(() => {
    const linked = isReady && pathname === path ? readRule(hash) : null;
    if (linked === null) return;
    setHash('');
    open(linked);
  });
}
