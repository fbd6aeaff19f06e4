import { type ClientTree, EMBED_METRIC_WORDS, EMBED_METRICS, hasErrors, type IsoDate } from '@vigia/domain';
import {
  CheckboxGroup,
  DateField,
  Form,
  MultiSelect,
  SaveDialog,
  TextArea,
  TextField,
  useFormErrors,
} from '@vigia/ui';
import { type KeyDraft, keyErrors } from './key-draft.ts';
import { FORM_WORDS } from './words.ts';

export interface NewKeyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly tree: Pick<ClientTree, 'client' | 'sectors' | 'stations'>;
  readonly today: IsoDate;
  readonly draft: KeyDraft;
  /** The draft is no longer as it opened. */
  readonly isChanged: boolean;
  readonly onChange: (changes: Partial<KeyDraft>) => void;
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  readonly onReset: () => void;
  readonly failedMessage: (error: unknown) => string;
}

const LONGEST_NAME = 120;
const METRICS = EMBED_METRICS.map((value) => ({
  value,
  label: EMBED_METRIC_WORDS[value],
  ...(value === 'map' && { detail: FORM_WORDS.map }),
}));
const options = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** What a new key opens, where it may be shown, and until when. */
export function NewKeyDialog(props: NewKeyDialogProps) {
  const { tree, today, draft, onChange } = props;
  const errors = keyErrors(draft, today);
  const form = useFormErrors(errors, () => undefined);
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={FORM_WORDS.title}
      saveLabel={FORM_WORDS.save}
      isChanged={props.isChanged}
      isValid={!hasErrors(errors)}
      invalidMessage={FORM_WORDS.incomplete}
      onRefused={form.submit}
      onSave={props.onSave}
      onError={() => undefined}
      savedMessage={FORM_WORDS.saved}
      failedMessage={props.failedMessage}
      onReset={() => {
        form.reset();
        props.onReset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <TextField label={FORM_WORDS.client} value={tree.client.name} isReadOnly />
        <TextField
          label={FORM_WORDS.name}
          help={FORM_WORDS.nameHelp}
          isRequired
          maxLength={LONGEST_NAME}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          {...form.field('name')}
        />
        <MultiSelect
          label={FORM_WORDS.sectors}
          help={FORM_WORDS.sectorsHelp}
          allLabel={null}
          options={options(tree.sectors)}
          value={draft.sectorIds}
          onChange={(sectorIds) => onChange({ sectorIds })}
          {...form.field('places')}
        />
        <MultiSelect
          label={FORM_WORDS.stations}
          help={FORM_WORDS.stationsHelp}
          allLabel={null}
          options={options(tree.stations)}
          value={draft.stationIds}
          onChange={(stationIds) => onChange({ stationIds })}
        />
        <CheckboxGroup
          label={FORM_WORDS.metrics}
          isRequired
          choices={METRICS}
          value={draft.metrics}
          onChange={(metrics) => onChange({ metrics })}
          {...form.field('metrics')}
        />
        <TextArea
          label={FORM_WORDS.origins}
          help={FORM_WORDS.originsHelp}
          isRequired
          rows={3}
          spellCheck="false"
          value={draft.origins}
          onChange={(origins) => onChange({ origins })}
          {...form.field('origins')}
        />
        <DateField
          label={FORM_WORDS.expires}
          help={FORM_WORDS.expiresHelp}
          today={today}
          value={draft.expires}
          onChange={(expires) => onChange({ expires })}
          {...form.field('expires')}
        />
      </Form>
    </SaveDialog>
  );
}
