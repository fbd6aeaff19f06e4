import { TextField, useWords } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';
import { DIALOGS } from './words.ts';

/** Whose something is, where that is settled. */
export const KnownClient = ({ name }: { readonly name: string }) => {
  const words = useWords(DIALOGS);
  return <TextField label={words.client} value={name} isReadOnly />;
};

interface NameFieldProps {
  readonly form: EntityForm<{ readonly name: string }, 'name'>;
  readonly autoFocus?: boolean;
}

/** What something is called, always asked for. */
export const NameField = ({ form: { draft, change, field }, autoFocus = true }: NameFieldProps) => {
  const words = useWords(DIALOGS);
  return (
    <TextField
      label={words.name}
      isRequired
      autoFocus={autoFocus}
      value={draft.name}
      onChange={(name) => change({ name })}
      {...field('name')}
    />
  );
};
