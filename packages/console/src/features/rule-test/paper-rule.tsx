import { alertRuleSentence } from '@vigia/domain/es';
import { alertRuleOf, saidRule } from '@vigia/domain/events';
import { hasErrors } from '@vigia/domain/farm';
import { onPaperOnly } from '@vigia/ui';
import { styled } from 'styled-components';
import type { RuleFormProps } from './rule-form.tsx';

const Line = styled.p`
  ${onPaperOnly}
  margin: 0;
  font-weight: 600;
`;

/** On paper: the rule in one sentence, with the whole names of its pest and field; nothing while it is not complete. */
export function PaperRule({ draft, errors, sectors, pests }: Omit<RuleFormProps, 'onChange'>) {
  if (hasErrors(errors) || draft.sectorIds.length === 0) return null;
  return (
    <Line>
      {alertRuleSentence(saidRule(alertRuleOf(draft)), {
        pest: pests.find(({ id }) => id === draft.pestId)?.name ?? null,
        sectors: sectors.filter(({ id }) => draft.sectorIds.includes(id)).map(({ name }) => name),
      })}
      .
    </Line>
  );
}
