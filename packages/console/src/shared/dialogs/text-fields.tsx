import { TextField, useWords } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';
import { DIALOGS } from './words.ts';

/** The client that owns something, read-only. */
export const KnownClient = ({ name }: { readonly name: string }) => {
  const words = useWords(DIALOGS);
  return <TextField label={words.client} value={name} isReadOnly />;
};

interface NameFieldProps {
  readonly form: EntityForm<{ readonly name: string }, 'name'>;
  readonly autoFocus?: boolean;
}

/** The name, always required. */
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
