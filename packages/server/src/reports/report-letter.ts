import { formatDate, REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import type { ScheduledReport } from '@vigia/domain/farm';
import { periodicityText, type ReportData, reportSections } from '@vigia/domain/reports';
import { plainName } from '../http/file-names.ts';
import type { Letter } from '../mail/mailer.ts';

export interface ReportLetterInput {
  readonly report: ReportData;
  readonly reader: { readonly email: string; readonly first_name: string };
  readonly schedule: Pick<ScheduledReport, 'cronExpression' | 'end'>;
  readonly supportEmail: string;
  readonly url?: string | undefined;
  readonly messageId: string;
  /** The report as PDF; as HTML when there is no printer. */
  readonly file: { readonly kind: 'pdf' | 'html'; readonly content: Buffer };
}

const TYPES = { pdf: 'application/pdf', html: 'text/html; charset=utf-8' } as const;
const WITHOUT_PRINTER =
  'El archivo adjunto se abre en el navegador y desde ahí se imprime o se guarda como PDF.';

/** The letter with a scheduled report. Its text has a summary of the report, and how to unsubscribe. */
export function reportLetter(input: ReportLetterInput): Letter {
  const { report, reader, schedule, supportEmail, url, file } = input;
  const title = REPORT_DOCUMENT_TITLES[report.document];
  const sector = plainName(report.sector?.name ?? '');
  const summary = reportSections(report).map(
    ({ title: of, paragraphs }) => `${of}\n${paragraphs.join('\n')}`,
  );
  const text = [
    `Estimado/a ${plainName(reader.first_name) || reader.email}:`,
    `Adjuntamos el informe «${title}» del campo ${sector}, temporada ${report.seasonName ?? ''}, al ${formatDate(report.issued)}.`,
    ...(file.kind === 'html' ? [WITHOUT_PRINTER] : []),
    ...(summary.length > 0
      ? summary
      : ['Todavía no hay mediciones ni conteos en la temporada de este informe.']),
    `Este informe está programado: ${periodicityText(schedule.cronExpression)}, hasta el ${formatDate(schedule.end)}. Para cambiarlo o dejar de recibirlo, escriba a ${supportEmail}.`,
    ...(url ? [url] : []),
  ].join('\n\n');
  return {
    to: reader.email,
    subject: `${title}, ${sector}, ${formatDate(report.issued)}`,
    text,
    messageId: input.messageId,
    attachments: [
      {
        filename: `${plainName(`${title} ${sector} ${report.issued}`)}.${file.kind}`,
        contentType: TYPES[file.kind],
        content: file.content,
      },
    ],
  };
}
