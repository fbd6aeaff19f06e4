import type { IsoDate } from '@vigia/domain';
import { REPORT_DOCUMENT_TITLES, REPORT_FAILED } from '@vigia/domain/es';
import { hasErrors, LONG_SNACKBAR_MS, type Sector, type SectorId } from '@vigia/domain/farm';
import { REPORT_LIMITS, type ReportSubject } from '@vigia/domain/reports';
import {
  ComboBox,
  Form,
  inSpanishOrder,
  SaveDialog,
  TextArea,
  TextField,
  useFormErrors,
  useWords,
} from '@vigia/ui';
import { FileDown } from 'lucide-react';
import { styled } from 'styled-components';
import { InternalFields } from './internal-fields.tsx';
import { type DateErrors, type DraftFields, draftErrors, type ReportDraft } from './report-draft.ts';
import { PDF_REPORTS } from './words.ts';

const Lead = styled.p`margin: 0;`;

export interface PdfReportViewProps {
  readonly isOpen: boolean;
  /** Null while the field is not chosen. */
  readonly subject: ReportSubject | null;
  /** If there are reports of several fields: one is chosen first. */
  readonly choice?: {
    readonly sectors: readonly Pick<Sector, 'id' | 'name'>[];
    readonly onChange: (sectorId: SectorId) => void;
  };
  /** The page supposes something, which the report does not hold. */
  readonly isSupposing?: boolean;
  readonly fields: DraftFields;
  readonly draft: ReportDraft;
  readonly onDraft: (draft: ReportDraft) => void;
  readonly today: IsoDate;
  /** Makes and saves the file; rejects if it fails. */
  readonly onDownload: (signal: AbortSignal) => Promise<unknown>;
  /** The message when the file is ready. */
  readonly doneMessage: () => string;
  readonly onClose: () => void;
  /** 100 ms after it closed. */
  readonly onReset: (saved: boolean) => void;
}

/** The download dialog: what is added to the pages, and the states of the download. */
export function PdfReportView(props: PdfReportViewProps) {
  const words = useWords(PDF_REPORTS);
  const { subject, draft, choice } = props;
  const missing = subject ? {} : { sector: words.chooseSector };
  const errors = { ...missing, ...(subject ? draftErrors(words, draft) : {}) };
  const form = useFormErrors<'sector' | keyof DateErrors>(errors, () => undefined);
  const shown = {
    controlDate: form.field('controlDate').error,
    applicationDate: form.field('applicationDate').error,
  };
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title}
      saveLabel={words.download}
      saveIcon={FileDown}
      taskWords={words.task}
      // It stays until a file is ready.
      isChanged={false}
      isValid={!hasErrors(errors)}
      invalidMessage={subject ? words.invalidDate : words.chooseSector}
      onRefused={form.submit}
      onSave={props.onDownload}
      onError={() => undefined}
      savedMessage={props.doneMessage}
      failedMessage={REPORT_FAILED}
      snackbarMs={LONG_SNACKBAR_MS}
      onReset={props.onReset}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {choice && (
          <ComboBox
            label={words.sector}
            isRequired
            options={inSpanishOrder(choice.sectors.map(({ id, name }) => ({ value: id, label: name })))}
            value={subject?.sector?.id ?? null}
            onChange={choice.onChange}
            {...form.field('sector')}
          />
        )}
        {subject ? (
          <ReportFields {...props} subject={subject} errors={shown} />
        ) : (
          <Lead>{words.isOfOneSector}</Lead>
        )}
      </Form>
    </SaveDialog>
  );
}

type ReportFieldsProps = Pick<
  PdfReportViewProps,
  'isSupposing' | 'fields' | 'draft' | 'onDraft' | 'today'
> & {
  readonly subject: ReportSubject;
  readonly errors: DateErrors;
};

function ReportFields({
  subject,
  isSupposing = false,
  fields,
  draft,
  onDraft,
  today,
  errors,
}: ReportFieldsProps) {
  const words = useWords(PDF_REPORTS);
  const change = (changes: Partial<ReportDraft>) => onDraft({ ...draft, ...changes });
  const title = REPORT_DOCUMENT_TITLES[subject.document];
  return (
    <>
      <Lead>{words.about(title, subject.sector?.name ?? words.allSectors)}</Lead>
      {isSupposing && <Lead>{words.asItGoes}</Lead>}
      {fields.csg && (
        <TextField
          label={words.csg}
          help={words.csgHelp}
          value={draft.csg}
          onChange={(csg) => change({ csg })}
          maxLength={REPORT_LIMITS.csg}
        />
      )}
      <TextArea
        label={words.comments}
        value={draft.comments}
        onChange={(comments) => change({ comments })}
        maxLength={REPORT_LIMITS.comments}
      />
      <InternalFields {...{ fields, draft, onDraft, today, errors }} />
    </>
  );
}
