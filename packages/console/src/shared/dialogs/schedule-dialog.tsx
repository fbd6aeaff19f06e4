import { FIELD_MESSAGES, PERIODICITY_WORDS, REPORT_TYPE_WORDS, SCHEDULE_MESSAGES } from '@vigia/domain/es';
import { hasErrors, LONG_SNACKBAR_MS, REPORT_TYPES, type Season } from '@vigia/domain/farm';
import {
  newScheduleDraft,
  PERIODICITIES,
  type ScheduleDraft,
  scheduleCounts,
  validateSchedule,
} from '@vigia/domain/reports';
import { Form, MultiSelect, Notice, SaveDialog, Select, useFormErrors, useWords } from '@vigia/ui';
import { type ReactNode, useMemo } from 'react';
import { useKeptState } from '../state/use-kept-state.ts';
import { type SchedulePerson, schedulePeople } from './schedule-people.ts';
import { SpanFields } from './span-fields.tsx';
import { differs } from './use-draft.ts';
import { DIALOGS } from './words.ts';

interface NamedId {
  readonly id: number;
  readonly name: string;
}

export interface ScheduleDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly users: readonly SchedulePerson[];
  readonly sectors: readonly NamedId[];
  /** Newest first; the dialog opens with the first. */
  readonly seasons: readonly Season[];
  /** Shown above the other fields: the choice of the client, where needed. */
  readonly head?: ReactNode;
  /** Rejects with an error whose message lists what was not created. */
  readonly onSave: (draft: ScheduleDraft, signal: AbortSignal) => Promise<unknown>;
}

/** Above this number the dialog warns that creating them takes long. */
const MANY = 100;

const options = (list: readonly NamedId[]) => list.map(({ id, name }) => ({ value: id, label: name }));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates one schedule for each chosen user and sector, unless the user does not see the sector. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const words = useWords(DIALOGS);
  const { isOpen, onClose, users, sectors, seasons, head, onSave } = props;
  const fresh = () => {
    const start = newScheduleDraft(seasons[0] ?? null);
    return { start, draft: start };
  };
  const [{ start, draft }, setEdit] = useKeptState(SCHEDULE_MESSAGES.title, fresh);
  const change = (changes: Partial<ScheduleDraft>) =>
    setEdit((now) => ({ ...now, draft: { ...now.draft, ...changes } }));
  const { sectorsOf } = useMemo(() => schedulePeople(users, sectors), [users, sectors]);
  const errors = validateSchedule(draft, sectorsOf);
  const form = useFormErrors(errors, () => undefined);
  const chooseSeason = (seasonId: number) => {
    const season = seasons.find(({ id }) => id === seasonId);
    if (season) change({ seasonId, start: season.start, end: season.end });
  };
  const { made, leftOut } = scheduleCounts(draft, sectorsOf);
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={SCHEDULE_MESSAGES.title}
      isChanged={differs(start, draft)}
      isValid={!hasErrors(errors)}
      invalidMessage={FIELD_MESSAGES.scheduleIncomplete}
      onRefused={form.submit}
      onSave={(signal) => onSave(draft, signal)}
      onError={() => undefined}
      savedMessage={SCHEDULE_MESSAGES.created}
      failedMessage={messageOf}
      snackbarMs={LONG_SNACKBAR_MS}
      onReset={() => {
        form.reset();
        setEdit(fresh());
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {head}
        <MultiSelect
          label={words.users}
          isRequired
          options={options(users)}
          value={draft.userIds}
          allChoosesEach
          placeholder={words.chooseUsers}
          onChange={(userIds) => change({ userIds })}
          error={form.field('userIds').error}
        />
        <MultiSelect
          label={words.sectors}
          isRequired
          options={options(sectors)}
          value={draft.sectorIds}
          allChoosesEach
          placeholder={words.chooseSectors}
          onChange={(sectorIds) => change({ sectorIds })}
          error={form.field('sectorIds').error}
        />
        <Select
          label={words.season}
          isRequired
          options={options(seasons)}
          value={draft.seasonId}
          onChange={chooseSeason}
          error={form.field('seasonId').error}
        />
        <SpanFields value={draft} onChange={change} field={form.field} />
        <Select
          label={words.periodicity}
          options={PERIODICITIES.map((value) => ({ value, label: PERIODICITY_WORDS[value] }))}
          value={draft.periodicity}
          onChange={(periodicity) => change({ periodicity })}
        />
        <Select
          label={words.reportType}
          options={REPORT_TYPES.map((value) => ({ value, label: REPORT_TYPE_WORDS[value] }))}
          value={draft.reportType}
          onChange={(reportType) => change({ reportType })}
        />
        {made > 0 && (
          <Notice status={made > MANY ? 'warning' : 'neutral'}>
            {words.schedules(made, made > MANY, leftOut)}
          </Notice>
        )}
      </Form>
    </SaveDialog>
  );
}
