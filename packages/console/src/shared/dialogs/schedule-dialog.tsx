import {
  FIELD_MESSAGES,
  hasErrors,
  LONG_SNACKBAR_MS,
  newScheduleDraft,
  PERIODICITIES,
  PERIODICITY_WORDS,
  REPORT_TYPE_WORDS,
  REPORT_TYPES,
  SCHEDULE_MESSAGES,
  type ScheduleDraft,
  type Season,
  toScheduleBodies,
  validateSchedule,
} from '@vigia/domain';
import { Form, MultiSelect, Notice, SaveDialog, Select, useFormErrors } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useKeptState } from '../state/use-kept-state.ts';
import { SpanFields } from './span-fields.tsx';
import { WORDS } from './words.ts';

export interface NamedId {
  readonly id: number;
  readonly name: string;
}

export interface ScheduleDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly users: readonly NamedId[];
  readonly sectors: readonly NamedId[];
  /** Newest first; the dialog opens on the first. */
  readonly seasons: readonly Season[];
  /** Before the other fields: whose it is, where that is to be chosen. */
  readonly head?: ReactNode;
  /** Rejects with an error whose message says what was not created. */
  readonly onSave: (draft: ScheduleDraft, signal: AbortSignal) => Promise<unknown>;
}

const options = (list: readonly NamedId[]) => list.map(({ id, name }) => ({ value: id, label: name }));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One schedule for each user and field that is chosen. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { isOpen, onClose, users, sectors, seasons, head, onSave } = props;
  const fresh = () => newScheduleDraft(seasons[0] ?? null);
  const [draft, setDraft] = useKeptState(SCHEDULE_MESSAGES.title, fresh);
  const change = (changes: Partial<ScheduleDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const errors = validateSchedule(draft);
  const form = useFormErrors(errors, () => undefined);
  const chooseSeason = (seasonId: number) => {
    const season = seasons.find(({ id }) => id === seasonId);
    if (season) change({ seasonId, start: season.start, end: season.end });
  };
  const count = toScheduleBodies(draft).length;
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={SCHEDULE_MESSAGES.title}
      isValid={!hasErrors(errors)}
      invalidMessage={FIELD_MESSAGES.scheduleIncomplete}
      onRefused={form.submit}
      onSave={(signal) => onSave(draft, signal)}
      onError={() => undefined}
      savedMessage={SCHEDULE_MESSAGES.created}
      failedMessage={messageOf}
      snackbarMs={LONG_SNACKBAR_MS}
      onReset={(saved) => {
        form.reset();
        if (saved) setDraft(fresh());
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {head}
        <MultiSelect
          label={WORDS.users}
          isRequired
          options={options(users)}
          value={draft.userIds}
          onChange={(userIds) => change({ userIds })}
          error={form.field('userIds').error}
        />
        <MultiSelect
          label={WORDS.sectors}
          isRequired
          options={options(sectors)}
          value={draft.sectorIds}
          onChange={(sectorIds) => change({ sectorIds })}
          error={form.field('sectorIds').error}
        />
        <Select
          label={WORDS.season}
          isRequired
          options={options(seasons)}
          value={draft.seasonId}
          onChange={chooseSeason}
          error={form.field('seasonId').error}
        />
        <SpanFields value={draft} onChange={change} field={form.field} />
        <Select
          label={WORDS.periodicity}
          options={PERIODICITIES.map((value) => ({ value, label: PERIODICITY_WORDS[value] }))}
          value={draft.periodicity}
          onChange={(periodicity) => change({ periodicity })}
        />
        <Select
          label={WORDS.reportType}
          options={REPORT_TYPES.map((value) => ({ value, label: REPORT_TYPE_WORDS[value] }))}
          value={draft.reportType}
          onChange={(reportType) => change({ reportType })}
        />
        {count > 0 && <Notice>{WORDS.schedules(count)}</Notice>}
      </Form>
    </SaveDialog>
  );
}
