import {
  DOCUMENT_TRAITS,
  hasErrors,
  type IsoDate,
  LONG_SNACKBAR_MS,
  REPORT_FAILED,
  REPORT_LIMITS,
  type ReportSubject,
} from '@vigia/domain';
import { Checkbox, DateField, Form, SaveDialog, TextArea, TextField, useFormErrors } from '@vigia/ui';
import { FileDown } from 'lucide-react';
import styled from 'styled-components';
import { type DraftFields, draftErrors, type ReportDraft, withDate } from './report-draft.ts';
import { WORDS } from './words.ts';

const Lead = styled.p`margin: 0;`;

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

export interface PdfReportViewProps {
  readonly isOpen: boolean;
  readonly subject: ReportSubject;
  readonly fields: DraftFields;
  readonly draft: ReportDraft;
  readonly onDraft: (draft: ReportDraft) => void;
  readonly today: IsoDate;
  /** Makes and saves the file; rejects when it could not. */
  readonly onDownload: (signal: AbortSignal) => Promise<unknown>;
  /** What is said when the file is there. */
  readonly doneMessage: () => string;
  readonly onClose: () => void;
  /** 100 ms after it closed. */
  readonly onReset: (saved: boolean) => void;
}

/** The download dialog: what is added to the pages, and the states of the download. */
export function PdfReportView(props: PdfReportViewProps) {
  const { subject, fields, draft, onDraft, today } = props;
  const change = (changes: Partial<ReportDraft>) => onDraft({ ...draft, ...changes });
  const errors = draftErrors(draft);
  const form = useFormErrors(errors, () => undefined);
  const { title } = DOCUMENT_TRAITS[subject.document];
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={WORDS.title}
      saveLabel={WORDS.download}
      saveIcon={FileDown}
      taskWords={WORDS.task}
      isValid={!hasErrors(errors)}
      invalidMessage={WORDS.invalidDate}
      onRefused={form.submit}
      onSave={props.onDownload}
      onError={() => undefined}
      savedMessage={props.doneMessage}
      failedMessage={REPORT_FAILED}
      snackbarMs={LONG_SNACKBAR_MS}
      onReset={props.onReset}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <Lead>{WORDS.about(title, subject.sector?.name ?? WORDS.allSectors)}</Lead>
        {fields.csg && (
          <TextField
            label={WORDS.csg}
            help={WORDS.csgHelp}
            value={draft.csg}
            onChange={(csg) => change({ csg })}
            maxLength={REPORT_LIMITS.csg}
          />
        )}
        <TextArea
          label={WORDS.comments}
          value={draft.comments}
          onChange={(comments) => change({ comments })}
          maxLength={REPORT_LIMITS.comments}
        />
        {(fields.texts || fields.dates) && (
          <Internal>
            <legend>{WORDS.internal}</legend>
            {fields.texts && (
              <>
                <TextArea
                  label={WORDS.phenology}
                  help={WORDS.textHelp}
                  rows={2}
                  value={draft.phenologyText}
                  onChange={(phenologyText) => change({ phenologyText })}
                  maxLength={REPORT_LIMITS.text}
                />
                <TextArea
                  label={WORDS.captures}
                  help={WORDS.textHelp}
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
                  {WORDS.includeControl}
                </Checkbox>
                <DateField
                  label={WORDS.controlDate}
                  help={fields.estimates ? WORDS.controlEstimated : WORDS.controlHelp}
                  today={today}
                  isDisabled={!draft.includeControl}
                  value={draft.controlDate}
                  onChange={(controlDate) => change({ controlDate })}
                  error={form.field('controlDate').error}
                />
                <Checkbox
                  isSelected={draft.includeDate}
                  onChange={(includeDate) => onDraft(withDate(draft, includeDate, today))}
                >
                  {WORDS.includeDate}
                </Checkbox>
                <DateField
                  label={WORDS.applicationDate}
                  today={today}
                  isDisabled={!draft.includeDate}
                  value={draft.applicationDate}
                  onChange={(applicationDate) => change({ applicationDate })}
                  error={form.field('applicationDate').error}
                />
              </>
            )}
          </Internal>
        )}
      </Form>
    </SaveDialog>
  );
}
