import type { Client, ClientId } from '@vigia/domain/farm';
import { ComboBox, useWords } from '@vigia/ui';
import { KnownClient } from './text-fields.tsx';
import { DIALOGS } from './words.ts';

interface OwnerFieldProps {
  readonly owners: readonly { readonly client: Client }[];
  readonly value: ClientId | null;
  /** The owner cannot be changed. */
  readonly isFixed: boolean;
  readonly onChange: (clientId: ClientId) => void;
  readonly error?: string | undefined;
}

/** The client that owns an entity: read-only text, or a field to choose it. */
export function OwnerField({ owners, value, isFixed, onChange, error }: OwnerFieldProps) {
  const words = useWords(DIALOGS);
  const owner = owners.find(({ client }) => client.id === value);
  if (isFixed) return <KnownClient name={owner?.client.name ?? ''} />;
  return (
    <ComboBox
      label={words.client}
      isRequired
      autoFocus
      options={owners.map(({ client }) => ({ value: client.id, label: client.name }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
