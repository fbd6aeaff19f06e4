import { can } from '@vigia/domain/access';
import { ROUTE_TITLES } from '@vigia/domain/es';
import { EMPTY_ALERT_RULE, validateAlertRule } from '@vigia/domain/events';
import { hasErrors, hrefWith } from '@vigia/domain/farm';
import { useMemo } from 'react';
import {
  ALERTS_PATH,
  type LinkedRule,
  RULE_TEST_PATH,
  readRule,
  THRESHOLDS_PATH,
  writeRule,
} from '../../shared/rule-test/rule-address.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { useInAddress } from '../../shared/state/use-in-address.ts';
import { PaperLine } from '../../shared/ui/paper-line.tsx';
import { changedRule, completedRule, followedPests, trappedSectors } from './first-rule.ts';
import { RuleTestView } from './rule-test-view.tsx';
import { preparedFor, testedRuleOf } from './tried-rule.ts';
import { pastSeasons, useTestedSeasons } from './use-tested-seasons.ts';

/** A rule on the past seasons of a field: when it would have called, and with which threshold it would do best. */
export function RuleTestScreen() {
  const { tree, pests, user, today } = useFarm();
  const filters = useFilters();
  const { client, stations } = tree;
  const read = (hash: string): LinkedRule => {
    const found = readRule(hash) ?? { draft: EMPTY_ALERT_RULE, ruleId: null };
    return { ...found, draft: completedRule(found.draft, tree, pests) };
  };
  const [linked, setLinked] = useInAddress(RULE_TEST_PATH, read, writeRule);
  const { draft, ruleId } = linked;
  const [sectorId = null] = draft.sectorIds;
  const tested = useTestedSeasons(tree, today, sectorId, draft.pestId);
  const errors = validateAlertRule(draft);
  // Moving the threshold leaves the rule as it is: what is made for it is made once.
  const key = JSON.stringify(testedRuleOf(draft));
  const prepared = useMemo(() => preparedFor(JSON.parse(key), tested.seasons), [key, tested.seasons]);
  const href = (path: string, hash = '') => hrefWith(path, { ...filters, company: client.id }, hash);
  const hash = hasErrors(errors) || sectorId === null ? null : writeRule(linked);
  const mayAlert = can(user, 'alert-rule.edit', { clientId: client.id });
  const maySet = can(user, 'capture-threshold.edit', { clientId: client.id });
  const followed = followedPests(tree, pests, draft.kind, sectorId);
  // One that no field has traps of is shown too, with what is wrong with it.
  const offered = pests.filter((pest) => followed.includes(pest) || pest.id === draft.pestId);
  return (
    <RuleTestView
      clientName={client.name}
      caption={<PaperLine />}
      crumbs={[
        mayAlert
          ? { label: ROUTE_TITLES.alerts, href: href(ALERTS_PATH) }
          : { label: ROUTE_TITLES['capture-thresholds'], href: href(THRESHOLDS_PATH) },
        { label: ROUTE_TITLES['rule-test'] },
      ]}
      draft={draft}
      errors={errors}
      sectors={trappedSectors(tree, null)}
      pests={offered}
      stations={stations}
      onChange={(changes) => setLinked({ ruleId, draft: changedRule(draft, changes, tree, pests) })}
      hasPast={pastSeasons(tree, today).length > 0}
      isLoading={tested.isLoading}
      failed={tested.failed}
      onRetry={tested.retry}
      prepared={prepared}
      asAlert={mayAlert && hash !== null ? href(ALERTS_PATH, hash) : null}
      asThreshold={maySet && hash !== null && draft.kind === 'captures' ? href(THRESHOLDS_PATH, hash) : null}
      hrefs={{ seasons: href('/admin/seasons'), stations: href('/admin/stations') }}
    />
  );
}
