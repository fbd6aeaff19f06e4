import { PEST_STAGES, stageLabel } from '@vigia/domain';
import { ALERT_RISK_WORDS, PEST_STAGE_WORDS } from '@vigia/domain/es';
import {
  ALERT_CAPTURES,
  ALERT_HOURS,
  ALERT_RISKS,
  type AlertRuleDraft,
  alertDays,
  hasAlertField,
} from '@vigia/domain/events';
import type { Pest } from '@vigia/domain/farm';
import { NumberField, pestOptions, Select, useWords } from '@vigia/ui';
import type { EntityForm } from '../../shared/dialogs/entity-dialog.tsx';
import { FARM_FIELDS } from '../../shared/farm-fields/words.ts';
import { Pair } from './pair.ts';
import { ALERTS } from './words.ts';

interface AlertFieldsProps extends EntityForm<AlertRuleDraft, keyof AlertRuleDraft> {
  /** Those that the kind can be of. */
  readonly pests: readonly Pest[];
}

const RISKS = ALERT_RISKS.map((risk) => ({ value: risk, label: ALERT_RISK_WORDS[risk] }));

/** The condition of a rule: the fields that its kind has. */
export function AlertFields({ draft, change, field, pests }: AlertFieldsProps) {
  const words = useWords(ALERTS).form;
  const labels = useWords(FARM_FIELDS).alertRule;
  const { kind, pestId } = draft;
  const stages = PEST_STAGES.map((stage) => ({
    value: stage,
    label: pestId === null ? PEST_STAGE_WORDS[stage] : stageLabel(pestId, stage),
  }));
  return (
    <>
      {hasAlertField(kind, 'pestId') && (
        <Select
          label={labels.pestId}
          isRequired
          options={pestOptions(pests)}
          value={pestId}
          onChange={(chosen) => change({ pestId: chosen })}
          {...field('pestId')}
        />
      )}
      {kind === 'mildew' && (
        <Select
          label={labels.risk}
          isRequired
          options={RISKS}
          value={draft.risk}
          onChange={(risk) => change({ risk })}
          {...field('risk')}
        />
      )}
      {kind === 'silence' && (
        <NumberField
          label={labels.hours}
          unit={words.hours}
          isRequired
          {...ALERT_HOURS}
          value={draft.hours}
          onChange={(hours) => change({ hours })}
          {...field('hours')}
        />
      )}
      {hasAlertField(kind, 'days') && (
        <Pair>
          {kind === 'stage' ? (
            <Select
              label={labels.stage}
              isRequired
              options={stages}
              value={draft.stage}
              onChange={(stage) => change({ stage })}
              {...field('stage')}
            />
          ) : (
            <NumberField
              label={labels.captures}
              unit={words.captures}
              isRequired
              {...ALERT_CAPTURES}
              value={draft.captures}
              onChange={(captures) => change({ captures })}
              {...field('captures')}
            />
          )}
          <NumberField
            label={labels.days}
            unit={kind === 'stage' ? words.stageDays : words.captureDays}
            {...(kind === 'stage' && { help: words.stageHelp })}
            isRequired
            {...alertDays(kind)}
            value={draft.days}
            onChange={(days) => change({ days })}
            {...field('days')}
          />
        </Pair>
      )}
    </>
  );
}
