import { PEST_STAGES, stageLabel } from '@vigia/domain';
import { ALL_MONTHS } from '@vigia/domain/captures';
import { ALERT_KIND_WORDS, monthWord, PEST_STAGE_WORDS } from '@vigia/domain/es';
import { ALERT_CAPTURE_DAYS, type AlertRuleDraft } from '@vigia/domain/events';
import type { Pest, Sector } from '@vigia/domain/farm';
import { Card, MEDIA, NumberField, pestOptions, Select, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { TESTED_KINDS } from '../../shared/rule-test/rule-address.ts';
import type { RuleErrors } from './tried-rule.ts';
import { RULE_TEST } from './words.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: 20px 12px;
  align-items: start;
  padding-top: 6px;
  /* Names of pests are long. */
  & > :nth-of-type(2) { grid-column: span 2; }
  ${MEDIA.narrow} { & > :nth-of-type(-n + 2) { grid-column: 1 / -1; } }
`;

/** On paper the rule stands in a sentence, in which no name is cut. */
const OnScreen = styled.div`@media print { display: none; }`;

const KINDS = TESTED_KINDS.map((kind) => ({ value: kind, label: ALERT_KIND_WORDS[kind] }));
const MONTHS = ALL_MONTHS.map((month) => ({ value: month, label: monthWord(month) }));
const withError = (error: string | null | undefined) => (error ? { error } : {});

export interface RuleFormProps {
  readonly draft: AlertRuleDraft;
  readonly errors: RuleErrors;
  /** Fields with traps. */
  readonly sectors: readonly Pick<Sector, 'id' | 'name'>[];
  /** Pests that traps of the field follow. */
  readonly pests: readonly Pest[];
  readonly onChange: (changes: Partial<AlertRuleDraft>) => void;
}

/** Which rule is tried, and on which field. */
export function RuleForm({ draft, errors, sectors, pests, onChange }: RuleFormProps) {
  const words = useWords(RULE_TEST).form;
  const { kind, pestId, sectorIds, stage, days, monthFrom, monthTo } = draft;
  const stages = PEST_STAGES.map((each) => ({
    value: each,
    label: pestId === null ? PEST_STAGE_WORDS[each] : stageLabel(pestId, each),
  }));
  return (
    <OnScreen>
      <Card title={words.label}>
        <Fields>
          <Select
            label={words.sector}
            isRequired
            options={sectors.map(({ id, name }) => ({ value: id, label: name }))}
            value={sectorIds[0] ?? null}
            onChange={(sectorId) => onChange({ sectorIds: sectorId === null ? [] : [sectorId] })}
            {...withError(sectorIds.length === 0 ? words.noSector : null)}
          />
          <Select
            label={words.pest}
            isRequired
            options={pestOptions(pests)}
            value={pestId}
            onChange={(chosen) => onChange({ pestId: chosen })}
            {...withError(errors.pestId)}
          />
          <Select
            label={words.kind}
            isRequired
            options={KINDS}
            value={kind}
            onChange={(chosen) => chosen && onChange({ kind: chosen as AlertRuleDraft['kind'] })}
          />
          {kind === 'captures' ? (
            <NumberField
              label={words.captureDays}
              unit={words.daysUnit}
              isRequired
              {...ALERT_CAPTURE_DAYS}
              value={days}
              onChange={(typed) => onChange({ days: typed })}
              {...withError(errors.days)}
            />
          ) : (
            <Select
              label={words.stage}
              isRequired
              options={stages}
              value={stage}
              onChange={(chosen) => onChange({ stage: chosen })}
              {...withError(errors.stage)}
            />
          )}
          <Select
            label={words.monthFrom}
            isRequired
            options={MONTHS}
            value={monthFrom}
            onChange={(month) => onChange({ monthFrom: month })}
          />
          <Select
            label={words.monthTo}
            isRequired
            options={MONTHS}
            value={monthTo}
            onChange={(month) => onChange({ monthTo: month })}
          />
        </Fields>
      </Card>
    </OnScreen>
  );
}
