import type { ClientDraft } from '@vigia/domain/farm';
import { Checkbox, textSize, useWords } from '@vigia/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EntityForm } from '../../../shared/dialogs/entity-dialog.tsx';
import { ADMINISTRATION } from '../words.ts';

const Help = styled.p`
  margin: 0 0 0 30px;
  font-size: ${textSize('small')};
  color: ${({ theme }) => theme.color.muted};
`;

interface SecondStepRuleProps {
  readonly form: EntityForm<ClientDraft, keyof ClientDraft>;
}

/** Whether everybody who reaches the client signs in with a second step. */
export function SecondStepRule({ form: { draft, change, field } }: SecondStepRuleProps) {
  const words = useWords(ADMINISTRATION).requiresSecondStep;
  const helpId = useId();
  const { error } = field('requiresSecondStep');
  return (
    <div>
      <Checkbox
        isSelected={draft.requiresSecondStep}
        isInvalid={error !== undefined}
        aria-describedby={helpId}
        onChange={(requiresSecondStep) => change({ requiresSecondStep })}
      >
        {words.label}
      </Checkbox>
      <Help id={helpId}>{error ?? words.help}</Help>
    </div>
  );
}
