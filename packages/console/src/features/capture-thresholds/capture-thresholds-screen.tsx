import { can } from '@vigia/domain/access';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  EMPTY_CAPTURE_THRESHOLD,
  hrefWith,
  isTrapped,
} from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { RULE_TEST_PATH, THRESHOLDS_PATH, writeRule } from '../../shared/rule-test/rule-address.ts';
import { useLinkedRule } from '../../shared/rule-test/use-linked-rule.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { ThresholdDialog } from './threshold-dialog.tsx';
import { draftOf, type ThresholdRow, thresholdRows } from './threshold-rows.ts';
import { ThresholdsView } from './thresholds-view.tsx';
import { rowRule, triedThreshold } from './tried-threshold.ts';
import { useThresholdEdits } from './use-threshold-edits.ts';

/** A form and its opening: each opening starts from the row as it is then. */
interface Opening {
  readonly initial: CaptureThresholdDraft;
  /** What it opens with instead. */
  readonly start?: CaptureThresholdDraft;
  readonly edited: CaptureThreshold | null;
  readonly isOpen: boolean;
  readonly number: number;
}

/** Thresholds of captures of the client, by pest and months. */
export function CaptureThresholdsScreen() {
  const { tree, pests, user } = useFarm();
  const { client, stations, thresholds } = tree;
  const filters = useFilters();
  const edits = useThresholdEdits(client.id);
  const [opening, setOpening] = useKeptState<Opening | null>('a threshold of captures', null);
  const trapped = useMemo(() => pests.filter(({ id }) => isTrapped(id)), [pests]);
  const rows = useMemo(
    () => thresholdRows(trapped, { stations, thresholds }),
    [trapped, stations, thresholds],
  );
  const open = useCallback(
    (initial: CaptureThresholdDraft, edited: CaptureThreshold | null, start?: CaptureThresholdDraft) =>
      setOpening((last) => ({
        ...{ initial, edited, isOpen: true, number: (last?.number ?? 0) + 1 },
        ...(start && { start }),
      })),
    [setOpening],
  );
  const canEdit = can(user, 'capture-threshold.edit', { clientId: client.id });
  useLinkedRule(THRESHOLDS_PATH, canEdit, ({ draft }) => {
    const tried = triedThreshold(draft, thresholds);
    open(tried.initial, tried.edited, tried.start);
  });
  const testHref = (row: ThresholdRow | null) =>
    hrefWith(
      RULE_TEST_PATH,
      { ...filters, company: client.id },
      row ? writeRule({ draft: rowRule(row), ruleId: null }) : '',
    );
  return (
    <>
      <ThresholdsView
        clientName={client.name}
        rows={rows}
        canEdit={canEdit}
        testHref={testHref}
        onCreate={() => open(EMPTY_CAPTURE_THRESHOLD, null)}
        onEdit={(row) => open(draftOf(row), row.own)}
        onRemove={({ own, pest }) => own && edits.remove(own, pest.name)}
      />
      {opening && (
        <ThresholdDialog
          key={opening.number}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
          initial={opening.initial}
          start={opening.start}
          edited={opening.edited}
          pests={trapped}
          thresholds={thresholds}
          onSave={edits.save(opening.edited)}
          savedAction={edits.savedAction}
        />
      )}
    </>
  );
}
