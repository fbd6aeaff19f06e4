import { ALL_MONTHS } from '@vigia/domain/captures';
import { ALERT_KIND_WORDS, monthWord } from '@vigia/domain/es';
import {
  ALERT_KINDS,
  type AlertRule,
  type AlertRuleDraft,
  alertDays,
  alertDraftOf,
  alertRuleOf,
  EMPTY_ALERT_RULE,
  validateAlertRule,
} from '@vigia/domain/events';
import { hasErrors } from '@vigia/domain/farm';
import { LinkButton, MultiSelect, Select, type SnackbarAction, useWords } from '@vigia/ui';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { FARM_FIELDS } from '../../shared/farm-fields/words.ts';
import { pestsOfKind } from '../../shared/rule-test/pests-of-kind.ts';
import { isTestedKind } from '../../shared/rule-test/rule-address.ts';
import { AlertFields } from './alert-fields.tsx';
import { type AlertFarm, sentenceOf } from './alert-rows.ts';
import { Pair } from './pair.ts';
import { ALERTS } from './words.ts';

const Sentence = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const KINDS = ALERT_KINDS.map((kind) => ({ value: kind, label: ALERT_KIND_WORDS[kind] }));
const MONTHS = ALL_MONTHS.map((month) => ({ value: month, label: monthWord(month) }));

export interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The edited one; null for a new one. */
  readonly edited: AlertRule | null;
  /** What the form opens with, where it is not the rule as it is. */
  readonly start?: AlertRuleDraft | undefined;
  readonly farm: AlertFarm;
  readonly onSave: SaveDraft<AlertRuleDraft>;
  readonly savedAction: () => SnackbarAction;
  /** What the rule would have alerted of, as it is typed. */
  readonly preview: (draft: AlertRuleDraft) => ReactNode;
  /** Where the rule is tried on all past seasons. */
  readonly testHref: (draft: AlertRuleDraft) => string;
}

/** Of what people are alerted, where and in which months, with what that would have been in the season before. */
export function AlertDialog({ edited, farm, preview, testHref, ...props }: AlertDialogProps) {
  const all = useWords(ALERTS);
  const words = all.form;
  const labels = useWords(FARM_FIELDS).alertRule;
  const { sectors } = farm.tree;
  const gone = (edited?.sectorIds ?? []).filter((id) => !sectors.some((sector) => sector.id === id));
  const options = [
    ...sectors.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: all.sectorGone(id) })),
  ];
  return (
    <EntityDialog<AlertRuleDraft, keyof AlertRuleDraft>
      {...props}
      title={edited ? words.edit : words.new}
      width={560}
      initial={edited ? alertDraftOf(edited) : EMPTY_ALERT_RULE}
      validate={(draft) => validateAlertRule(draft)}
      savedMessage={() => (edited ? words.edited : words.created)}
    >
      {(form) => (
        <>
          <Select
            label={labels.kind}
            isRequired
            options={KINDS}
            value={form.draft.kind}
            onChange={(kind) => kind && form.change({ kind, days: Math.min(7, alertDays(kind).max) })}
            {...form.field('kind')}
          />
          <AlertFields {...form} pests={pestsOfKind(form.draft.kind, farm.pests, edited?.pestId ?? null)} />
          <MultiSelect
            label={labels.sectorIds}
            allLabel={words.allSectors}
            options={options}
            value={form.draft.sectorIds}
            onChange={(sectorIds) => form.change({ sectorIds })}
            {...form.field('sectorIds')}
          />
          <Pair>
            <Select
              label={labels.monthFrom}
              isRequired
              options={MONTHS}
              value={form.draft.monthFrom}
              onChange={(monthFrom) => form.change({ monthFrom })}
              {...form.field('monthFrom')}
            />
            <Select
              label={labels.monthTo}
              isRequired
              options={MONTHS}
              value={form.draft.monthTo}
              onChange={(monthTo) => form.change({ monthTo })}
              {...form.field('monthTo')}
            />
          </Pair>
          {!hasErrors(validateAlertRule(form.draft)) && (
            <Sentence>
              {words.sentence}: <strong>{sentenceOf(all, alertRuleOf(form.draft), farm)}</strong>
            </Sentence>
          )}
          {preview(form.draft)}
          {isTestedKind(form.draft.kind) && !hasErrors(validateAlertRule(form.draft)) && (
            <LinkButton href={testHref(form.draft)} icon={History}>
              {words.test}
            </LinkButton>
          )}
        </>
      )}
    </EntityDialog>
  );
}
