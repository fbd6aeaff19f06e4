import { ALL_MONTHS, documentRule } from '@vigia/domain/captures';
import { monthWord } from '@vigia/domain/es';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  isRetiredPest,
  type Pest,
  THRESHOLD_COUNT,
  THRESHOLD_DAYS,
  validateCaptureThreshold,
} from '@vigia/domain/farm';
import { NumberField, pestOptions, Select, type SnackbarAction, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { FARM_FIELDS } from '../../shared/farm-fields/words.ts';
import { CAPTURE_THRESHOLDS } from './words.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
`;
const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const MONTHS = ALL_MONTHS.map((month) => ({ value: month, label: monthWord(month) }));

export interface ThresholdDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the form opens with. */
  readonly initial: CaptureThresholdDraft;
  /** What it opens with instead, as if somebody had changed that. */
  readonly start?: CaptureThresholdDraft | undefined;
  /** The edited one; null for a new one. */
  readonly edited: CaptureThreshold | null;
  readonly pests: readonly Pest[];
  /** All of the client, the edited one too. */
  readonly thresholds: readonly CaptureThreshold[];
  readonly onSave: SaveDraft<CaptureThresholdDraft>;
  readonly savedAction: () => SnackbarAction;
}

/** From which captures on the chip of a pest is yellow and red, in some months of each year. */
export function ThresholdDialog({ edited, pests, thresholds, ...props }: ThresholdDialogProps) {
  const words = useWords(CAPTURE_THRESHOLDS).form;
  const labels = useWords(FARM_FIELDS).captureThreshold;
  const others = thresholds.filter(({ id }) => id !== edited?.id);
  const offered = pests.filter(({ id }) => id === edited?.pestId || !isRetiredPest(id));
  return (
    <EntityDialog<CaptureThresholdDraft, keyof CaptureThresholdDraft>
      {...props}
      title={edited ? words.edit : words.new}
      validate={(draft) => validateCaptureThreshold(draft, others)}
      savedMessage={() => (edited ? words.edited : words.created)}
    >
      {({ draft, change, field }) => (
        <>
          <Select
            label={labels.pestId}
            isRequired
            options={pestOptions(offered)}
            value={draft.pestId}
            onChange={(pestId) => change({ pestId })}
            {...field('pestId')}
          />
          {draft.pestId !== null && <Note>{words.model(documentRule(draft.pestId))}</Note>}
          <Pair>
            <Select
              label={labels.monthFrom}
              isRequired
              options={MONTHS}
              value={draft.monthFrom}
              onChange={(monthFrom) => change({ monthFrom })}
              {...field('monthFrom')}
            />
            <Select
              label={labels.monthTo}
              isRequired
              options={MONTHS}
              value={draft.monthTo}
              onChange={(monthTo) => change({ monthTo })}
              {...field('monthTo')}
            />
          </Pair>
          <Pair>
            <NumberField
              label={labels.okUpTo}
              unit={words.countUnit}
              isRequired
              {...THRESHOLD_COUNT}
              value={draft.okUpTo}
              onChange={(okUpTo) => change({ okUpTo })}
              {...field('okUpTo')}
            />
            <NumberField
              label={labels.warningUpTo}
              unit={words.countUnit}
              isRequired
              {...THRESHOLD_COUNT}
              value={draft.warningUpTo}
              onChange={(warningUpTo) => change({ warningUpTo })}
              {...field('warningUpTo')}
            />
          </Pair>
          <NumberField
            label={labels.days}
            help={words.daysHelp}
            unit={words.daysUnit}
            isRequired
            {...THRESHOLD_DAYS}
            value={draft.days}
            onChange={(days) => change({ days })}
            {...field('days')}
          />
          <Note>{words.hint}</Note>
        </>
      )}
    </EntityDialog>
  );
}
