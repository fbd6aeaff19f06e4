import { type AlertRule, type AlertRuleDraft, alertDraftOf } from '@vigia/domain/events';
import { type ClientId, hrefWith } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useCallback, useMemo } from 'react';
import {
  ALERTS_PATH,
  type LinkedRule,
  RULE_TEST_PATH,
  writeRule,
} from '../../shared/rule-test/rule-address.ts';
import { useLinkedRule } from '../../shared/rule-test/use-linked-rule.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertPreviewPanel } from './alert-preview.tsx';
import { type AlertFarm, type AlertRow, alertRows } from './alert-rows.ts';
import { AlertsView } from './alerts-view.tsx';
import { useAlertPreview } from './use-alert-preview.ts';
import { useAlertEdits, useAlertRules } from './use-alerts.ts';
import { ALERTS } from './words.ts';

/** A form and its opening: each opening starts from the rule as it is then. */
interface Opening {
  readonly edited: AlertRule | null;
  /** What it opens with, where that is not the rule. */
  readonly start?: AlertRuleDraft;
  readonly isOpen: boolean;
  readonly number: number;
}

/** The client's own rules of alerts. */
export function AlertsScreen() {
  const words = useWords(ALERTS);
  const { tree, pests } = useFarm();
  const { client } = tree;
  const filters = useFilters();
  const rules = useAlertRules(client.id);
  const { archive, save, savedAction } = useAlertEdits(client.id);
  const [opening, setOpening] = useKeptState<Opening | null>('a rule of alerts', null);
  const farm = useMemo<AlertFarm>(() => ({ tree, pests }), [tree, pests]);
  const rows = useMemo(() => alertRows(words, rules.data ?? [], farm), [words, rules.data, farm]);
  const open = useCallback(
    (edited: AlertRule | null, start?: AlertRuleDraft) =>
      setOpening((last) => ({
        ...{ edited, isOpen: true, number: (last?.number ?? 0) + 1 },
        ...(start && { start }),
      })),
    [setOpening],
  );
  useLinkedRule(ALERTS_PATH, !rules.isPending, ({ draft, ruleId }) =>
    open(rules.data?.find(({ id, archived }) => id === ruleId && !archived) ?? null, draft),
  );
  const testHref = (linked: LinkedRule | null) =>
    hrefWith(RULE_TEST_PATH, { ...filters, company: client.id }, linked ? writeRule(linked) : '');
  return (
    <>
      <AlertsView
        clientName={client.name}
        rows={rows}
        state={rules.isError ? 'error' : rules.isPending ? 'loading' : 'ready'}
        onRetry={() => void rules.refetch()}
        onCreate={() => open(null)}
        onEdit={({ rule }: AlertRow) => open(rule)}
        onArchive={({ rule }: AlertRow, isArchived) => void archive(rule, isArchived)}
        testHref={(row) => testHref(row && { draft: alertDraftOf(row.rule), ruleId: row.rule.id })}
      />
      {opening && (
        <AlertDialog
          key={opening.number}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
          edited={opening.edited}
          start={opening.start}
          testHref={(draft) => testHref({ draft, ruleId: opening.edited?.id ?? null })}
          farm={farm}
          onSave={save(opening.edited)}
          savedAction={savedAction}
          preview={(draft) => <LivePreview clientId={client.id} draft={draft} farm={farm} />}
        />
      )}
    </>
  );
}

interface LivePreviewProps {
  readonly clientId: ClientId;
  readonly draft: AlertRuleDraft;
  readonly farm: AlertFarm;
}

function LivePreview({ clientId, draft, farm }: LivePreviewProps) {
  return <AlertPreviewPanel {...useAlertPreview(clientId, draft)} kind={draft.kind} farm={farm} />;
}
