import { LONGEST_PASSWORD, NewPassword } from '@vigia/api/contract';
import { fieldErrors, hasErrors, isOnlyWrong, whenBlank } from '@vigia/domain/farm';
import { Form, PasswordField, SaveDialog, useFormErrors, useWords } from '@vigia/ui';
import { useState } from 'react';
import { refusedFields } from '../../shared/dialogs/refusals.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { SHELL, type ShellWords } from './words.ts';

interface Typed {
  readonly current: string;
  readonly chosen: string;
  readonly repeated: string;
}
const NOTHING: Typed = { current: '', chosen: '', repeated: '' };

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Users can also sign in by the company's directory. */
  readonly hasExternalSignIn: boolean;
  readonly onSave: (current: string, chosen: string, signal: AbortSignal) => Promise<unknown>;
}

/** "Cambiar contraseña": one's own, with the present one. The typed text is cleared when the dialog closes. */
export function PasswordDialog({ isOpen, onClose, hasExternalSignIn, onSave }: PasswordDialogProps) {
  const words = useWords(SHELL).password;
  const reasons = useWords(REASONS);
  const [typed, setTyped] = useState(NOTHING);
  const [refused, setRefused] = useState<Partial<Record<keyof Typed, string>>>({});
  const errors = errorsOf(words, typed);
  const { field, attempts, submit, reset } = useFormErrors<keyof Typed>(
    { ...refused, ...errors },
    () => undefined,
  );
  const bind = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (text: string) => {
      setRefused({});
      setTyped({ ...typed, [name]: text });
    },
    ...field(name),
  });
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      width={440}
      isChanged={Object.values(typed).some((text) => text !== '')}
      isValid={!hasErrors(errors)}
      isFilled={isOnlyWrong(typed, errors)}
      onRefused={submit}
      onSave={(signal) => onSave(typed.current, typed.chosen, signal)}
      onError={(error) => {
        setRefused(refusedFields(error, undefined));
        submit();
      }}
      savedMessage={words.changed}
      failedMessage={(error) => words.failed(reasonOf(reasons, error))}
      onReset={() => {
        reset();
        setRefused({});
        setTyped(NOTHING);
      }}
    >
      <Form attempts={attempts} onSubmit={submit}>
        <PasswordField {...bind('current')} label={words.current} isRequired autoFocus />
        <PasswordField
          {...bind('chosen')}
          label={words.chosen}
          help={words.chosenHelp}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField {...bind('repeated')} label={words.repeated} autoComplete="new-password" isRequired />
      </Form>
      <p>
        {words.hint} {hasExternalSignIn && words.external}
      </p>
    </SaveDialog>
  );
}

function errorsOf(words: ShellWords['password'], { current, chosen, repeated }: Typed) {
  return fieldErrors({
    current: current === '' ? words.currentMissing : null,
    chosen: whatIsWrongWith(words, chosen),
    repeated: whenBlank(repeated, words.notTheSame) ?? (repeated === chosen ? null : words.notTheSame),
  });
}

function whatIsWrongWith(words: ShellWords['password'], chosen: string): string | null {
  if (chosen.length > LONGEST_PASSWORD) return words.tooLong(LONGEST_PASSWORD);
  return NewPassword.safeParse(chosen).error?.issues[0]?.message ?? null;
}
