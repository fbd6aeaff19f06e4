import { LONGEST_PASSWORD, NewPassword } from '@vigia/api/contract';
import { fieldErrors, hasErrors, whenBlank } from '@vigia/domain';
import { Form, PasswordField, SaveDialog, useFormErrors } from '@vigia/ui';
import { useState } from 'react';
import { refusedFields } from '../../shared/dialogs/refusals.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { WORDS } from './words.ts';

const W = WORDS.password;

interface Typed {
  readonly current: string;
  readonly chosen: string;
  readonly repeated: string;
}
const NOTHING: Typed = { current: '', chosen: '', repeated: '' };
const WIRE_FIELDS = { password: 'current', new_password: 'chosen' } as const;

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A directory of the company's own signs people in too. */
  readonly hasExternalSignIn: boolean;
  readonly onSave: (current: string, chosen: string, signal: AbortSignal) => Promise<unknown>;
}

/** "Cambiar contraseña": one's own, by the present one. What was typed is gone with the dialog. */
export function PasswordDialog({ isOpen, onClose, hasExternalSignIn, onSave }: PasswordDialogProps) {
  const [typed, setTyped] = useState(NOTHING);
  const [refused, setRefused] = useState<Partial<Record<keyof Typed, string>>>({});
  const errors = errorsOf(typed);
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
      title={W.title}
      width={440}
      isChanged={Object.values(typed).some((text) => text !== '')}
      isValid={!hasErrors(errors)}
      onRefused={submit}
      onSave={(signal) => onSave(typed.current, typed.chosen, signal)}
      onError={(error) => {
        setRefused(refusedFields(error, WIRE_FIELDS));
        submit();
      }}
      savedMessage={W.changed}
      failedMessage={(error) => W.failed(reasonOf(error))}
      onReset={() => {
        reset();
        setRefused({});
        setTyped(NOTHING);
      }}
    >
      <Form attempts={attempts} onSubmit={submit}>
        <PasswordField {...bind('current')} label={W.current} isRequired autoFocus />
        <PasswordField
          {...bind('chosen')}
          label={W.chosen}
          help={W.chosenHelp}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField {...bind('repeated')} label={W.repeated} autoComplete="new-password" isRequired />
      </Form>
      <p>
        {W.hint} {hasExternalSignIn && W.external}
      </p>
    </SaveDialog>
  );
}

function errorsOf({ current, chosen, repeated }: Typed) {
  return fieldErrors({
    current: current === '' ? W.currentMissing : null,
    chosen: whatIsWrongWith(chosen),
    repeated: whenBlank(repeated, W.notTheSame) ?? (repeated === chosen ? null : W.notTheSame),
  });
}

function whatIsWrongWith(chosen: string): string | null {
  if (chosen.length > LONGEST_PASSWORD) return W.tooLong(LONGEST_PASSWORD);
  return NewPassword.safeParse(chosen).error?.issues[0]?.message ?? null;
}
