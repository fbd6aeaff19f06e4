import { useLocation } from '@tanstack/react-router';
import { EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { useEffect, useRef, useState } from 'react';
import { type LinkedRule, RULE_TEST_PATH, readRule, writeRule } from '../../shared/rule-test/rule-address.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useSettled } from '../../shared/state/use-settled.ts';

/** The address follows once the slider rests for so long, ms. */
const PAUSE_MS = 300;

/**
 * The rule that is tried. The address keeps it, so that it can be reloaded, shared and gone back to.
 *
 * @param completed fills in what an address leaves open
 */
export function useRuleInAddress(completed: (rule: LinkedRule) => LinkedRule) {
  const { hash, pathname } = useLocation();
  // While another screen is on its way the address is that one's already.
  const isHere = pathname === RULE_TEST_PATH;
  const { setHash } = useNavigation();
  const read = (text: string) => completed(readRule(text) ?? { draft: EMPTY_ALERT_RULE, ruleId: null });
  const [rule, setRule] = useState(() => read(hash));
  const seen = useRef(hash);
  const settled = useSettled(writeRule(rule), PAUSE_MS);
  useEffect(() => {
    if (!isHere || seen.current === settled) return;
    seen.current = settled;
    setHash(settled);
  }, [isHere, settled, setHash]);
  useEffect(() => {
    if (!isHere || seen.current === hash) return;
    seen.current = hash;
    setRule(read(hash));
  });
  return [rule, setRule] as const;
}
