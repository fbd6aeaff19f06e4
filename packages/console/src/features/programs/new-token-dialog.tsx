import type { IsoDate } from '@vigia/domain';
import { PROGRAM_SCOPES, TOKEN_LIFE_DAYS } from '@vigia/domain/access';
import { PROGRAM_SCOPE_WORDS } from '@vigia/domain/es';
import { type ClientTree, hasErrors } from '@vigia/domain/farm';
import { CheckboxGroup, DateField, Form, SaveDialog, TextField, useFormErrors, useWords } from '@vigia/ui';
import { SectorReach } from '../../shared/dialogs/sector-reach.tsx';
import { lastEnd, type TokenDraft, tokenErrors } from './token-draft.ts';
import { PROGRAMS } from './words.ts';

const LONGEST_NAME = 80;
const SCOPES = PROGRAM_SCOPES.map((value) => ({ value, label: PROGRAM_SCOPE_WORDS[value] }));

export interface NewTokenDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sectors: ClientTree['sectors'];
  readonly today: IsoDate;
  readonly draft: TokenDraft;
  /** The draft was edited. */
  readonly isChanged: boolean;
  readonly onChange: (changes: Partial<TokenDraft>) => void;
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  readonly onReset: () => void;
  readonly failedMessage: (error: unknown) => string;
}

/** What a new program may do, where, and until when. */
export function NewTokenDialog(props: NewTokenDialogProps) {
  const words = useWords(PROGRAMS).form;
  const programs = useWords(PROGRAMS);
  const { sectors, today, draft, onChange } = props;
  const errors = tokenErrors(programs, draft, today);
  const form = useFormErrors(errors, () => undefined);
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title}
      saveLabel={words.save}
      isChanged={props.isChanged}
      isValid={!hasErrors(errors)}
      invalidMessage={words.incomplete}
      onRefused={form.submit}
      onSave={props.onSave}
      onError={() => undefined}
      savedMessage={words.saved}
      failedMessage={props.failedMessage}
      onReset={() => {
        form.reset();
        props.onReset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <TextField
          label={words.name}
          help={words.nameHelp}
          isRequired
          maxLength={LONGEST_NAME}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          {...form.field('name')}
        />
        <CheckboxGroup
          label={words.scopes}
          help={words.scopesHelp}
          isRequired
          choices={SCOPES}
          value={draft.scopes}
          onChange={(scopes) => onChange({ scopes })}
          {...form.field('scopes')}
        />
        <SectorReach
          words={words}
          reach={draft.reach}
          sectorIds={draft.sectorIds}
          sectors={sectors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChange}
          field={form.field('sectorIds')}
        />
        <DateField
          label={words.expires}
          help={words.expiresHelp(TOKEN_LIFE_DAYS.most)}
          isRequired
          today={today}
          min={today}
          max={lastEnd(today)}
          value={draft.expires}
          onChange={(expires) => onChange({ expires })}
          {...form.field('expires')}
        />
      </Form>
    </SaveDialog>
  );
}
