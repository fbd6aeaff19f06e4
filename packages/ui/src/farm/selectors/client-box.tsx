import type { Client, ClientId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { ComboBox } from '../../controls/select/combo-box.tsx';
import { useWords } from '../../words/language.tsx';
import { inSpanishOrder } from './selector-options.ts';
import { SELECTORS } from './words.ts';

export interface ClientBoxProps extends Partial<FieldTexts> {
  /** In any order. */
  readonly clients: readonly (Pick<Client, 'id' | 'name'> & Partial<Pick<Client, 'taxId'>>)[];
  readonly value: ClientId | null;
  readonly onChange: (value: ClientId) => void;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  readonly autoFocus?: boolean;
}

/** Finds a client by part of its name; the list is in Spanish order. */
export function ClientBox({ clients, label, ...rest }: ClientBoxProps) {
  const words = useWords(SELECTORS);
  const options = useMemo(
    () =>
      inSpanishOrder(
        clients.map(({ id, name, taxId }) => ({
          value: id,
          label: name,
          ...(taxId ? { detail: taxId } : {}),
        })),
      ),
    [clients],
  );
  return <ComboBox {...rest} label={label ?? words.client} options={options} placeholder={words.typeAName} />;
}
