import type { ClientAttributes, ClientDraft } from '@vigia/domain/farm';
import { Checkbox, useWords } from '@vigia/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EntityForm } from '../../../shared/dialogs/entity-dialog.tsx';
import { ADMINISTRATION } from '../words.ts';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 8px; font-weight: 600; }
  p { margin: 0 0 0 30px; font-size: 0.875em; color: ${({ theme }) => theme.color.muted}; }
  p[data-problem] { color: ${({ theme }) => theme.status.error.text}; }
`;

const ATTRIBUTES = ['isDevicePool', 'isCounted', 'isTest'] as const satisfies (keyof ClientAttributes)[];

interface ClientAttributesFieldsProps {
  readonly form: EntityForm<ClientDraft, keyof ClientDraft>;
}

/** The roles of a client for the service, each with a line on its consequences. */
export function ClientAttributesFields({ form: { draft, change, field } }: ClientAttributesFieldsProps) {
  const words = useWords(ADMINISTRATION);
  const id = useId();
  return (
    <Group>
      <legend>{words.attributes.title}</legend>
      {ATTRIBUTES.map((name) => {
        const { label, help } = words.attributes[name];
        const { error } = field(name);
        const isMoot = name === 'isCounted' && draft.isDevicePool;
        return (
          <div key={name}>
            <Checkbox
              isSelected={draft[name] && !isMoot}
              isDisabled={isMoot}
              isInvalid={error !== undefined}
              aria-describedby={`${id}-${name}`}
              onChange={(on) => change({ [name]: on })}
            >
              {label}
            </Checkbox>
            <p id={`${id}-${name}`} data-problem={error === undefined ? undefined : true}>
              {error ?? (isMoot ? words.attributes.poolNotCounted : help)}
            </p>
          </div>
        );
      })}
    </Group>
  );
}
