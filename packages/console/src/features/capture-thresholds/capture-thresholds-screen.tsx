import { can } from '@vigia/domain/access';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  EMPTY_CAPTURE_THRESHOLD,
  isTrapped,
} from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { ThresholdDialog } from './threshold-dialog.tsx';
import { draftOf, thresholdRows } from './threshold-rows.ts';
import { ThresholdsView } from './thresholds-view.tsx';
import { useThresholdEdits } from './use-threshold-edits.ts';

/** A form and its opening: each opening starts from the row as it is then. */
interface Opening {
  readonly initial: CaptureThresholdDraft;
  readonly edited: CaptureThreshold | null;
  readonly isOpen: boolean;
  readonly number: number;
}

/** Thresholds of captures of the client, by pest and months. */
export function CaptureThresholdsScreen() {
  const { tree, pests, user } = useFarm();
  const { client, stations, thresholds } = tree;
  const edits = useThresholdEdits(client.id);
  const [opening, setOpening] = useKeptState<Opening | null>('a threshold of captures', null);
  const trapped = useMemo(() => pests.filter(({ id }) => isTrapped(id)), [pests]);
  const rows = useMemo(
    () => thresholdRows(trapped, { stations, thresholds }),
    [trapped, stations, thresholds],
  );
  const open = useCallback(
    (initial: CaptureThresholdDraft, edited: CaptureThreshold | null) =>
      setOpening((last) => ({ initial, edited, isOpen: true, number: (last?.number ?? 0) + 1 })),
    [setOpening],
  );
  return (
    <>
      <ThresholdsView
        clientName={client.name}
        rows={rows}
        canEdit={can(user, 'capture-threshold.edit', { clientId: client.id })}
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
