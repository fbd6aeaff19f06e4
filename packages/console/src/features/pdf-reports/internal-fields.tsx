import type { IsoDate } from '@vigia/domain';
import { REPORT_LIMITS } from '@vigia/domain/reports';
import { Checkbox, DateField, TextArea, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { type DateErrors, type DraftFields, type ReportDraft, withDate } from './report-draft.ts';
import { PDF_REPORTS } from './words.ts';

const Internal = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 12px 16px 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  legend { padding: 0 6px; font-weight: 600; }
`;

export interface InternalFieldsProps {
  readonly fields: DraftFields;
  readonly draft: ReportDraft;
  readonly onDraft: (draft: ReportDraft) => void;
  readonly today: IsoDate;
  /** Errors of the dates. */
  readonly errors: DateErrors;
}

/** Fields for super administrators only. */
export function InternalFields({ fields, draft, onDraft, today, errors }: InternalFieldsProps) {
  const words = useWords(PDF_REPORTS);
  const change = (changes: Partial<ReportDraft>) => onDraft({ ...draft, ...changes });
  if (!fields.texts && !fields.dates) return null;
  return (
    <Internal>
      <legend>{words.internal}</legend>
      {fields.texts && (
        <>
          <TextArea
            label={words.phenology}
            help={words.textHelp}
            rows={2}
            value={draft.phenologyText}
            onChange={(phenologyText) => change({ phenologyText })}
            maxLength={REPORT_LIMITS.text}
          />
          <TextArea
            label={words.captures}
            help={words.textHelp}
            rows={2}
            value={draft.captureText}
            onChange={(captureText) => change({ captureText })}
            maxLength={REPORT_LIMITS.text}
          />
        </>
      )}
      {fields.dates && (
        <>
          <Checkbox
            isSelected={draft.includeControl}
            onChange={(includeControl) => change({ includeControl })}
          >
            {words.includeControl}
          </Checkbox>
          <DateField
            label={words.controlDate}
            help={fields.estimates ? words.controlEstimated : words.controlHelp}
            today={today}
            isDisabled={!draft.includeControl}
            value={draft.controlDate}
            onChange={(controlDate) => change({ controlDate })}
            error={errors.controlDate}
          />
          <Checkbox
            isSelected={draft.includeDate}
            onChange={(includeDate) => onDraft(withDate(draft, includeDate, today))}
          >
            {words.includeDate}
          </Checkbox>
          <DateField
            label={words.applicationDate}
            today={today}
            isDisabled={!draft.includeDate}
            value={draft.applicationDate}
            onChange={(applicationDate) => change({ applicationDate })}
            error={errors.applicationDate}
          />
        </>
      )}
    </Internal>
  );
}
