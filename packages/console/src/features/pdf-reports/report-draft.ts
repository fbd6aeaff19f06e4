import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { showsFeature } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import {
  applicationDateField,
  type ReportOptions,
  type ReportSubject,
  showsCsgCode,
} from '@vigia/domain/reports';
import type { PdfReportWords } from './words.ts';

/** What is typed in the download dialog. */
export interface ReportDraft {
  readonly comments: string;
  readonly csg: string;
  readonly phenologyText: string;
  readonly captureText: string;
  /** The report has a day of control: the one that is typed, else the estimated one. */
  readonly includeControl: boolean;
  readonly controlDate: string;
  readonly includeDate: boolean;
  readonly applicationDate: string;
}

export const NEW_DRAFT: ReportDraft = {
  comments: '',
  csg: '',
  phenologyText: '',
  captureText: '',
  includeControl: true,
  controlDate: '',
  includeDate: false,
  applicationDate: '',
};

/** The fields of the dialog, by report and person. */
export interface DraftFields {
  readonly csg: boolean;
  readonly texts: boolean;
  readonly dates: boolean;
  /** A day of control can be estimated: the report follows pests. */
  readonly estimates: boolean;
}

/** Of a report that is not chosen yet. */
export const NO_FIELDS: DraftFields = { csg: false, texts: false, dates: false, estimates: false };

export function draftFields({ document, pests }: ReportSubject, user: User): DraftFields {
  const isPest = document === 'pest';
  const followsPests = isPest || document === 'follow-up';
  return {
    csg: isPest && showsCsgCode(pests[0]?.id ?? null),
    texts:
      isPest && showsFeature('phenology-override', { user }) && showsFeature('capture-override', { user }),
    dates:
      showsFeature('estimated-control-date', { user }) &&
      showsFeature('application-date', { user }) &&
      (followsPests || document === 'mildew'),
    estimates: followsPests,
  };
}

/** The draft with the day of application included, which is then today, or left out. */
export function withDate(draft: ReportDraft, includeDate: boolean, today: IsoDate): ReportDraft {
  const { value } = applicationDateField(includeDate, today);
  return { ...draft, includeDate, applicationDate: value ?? '' };
}

export type DateErrors = Partial<Record<'controlDate' | 'applicationDate', string>>;

/** A day that is given has to be a valid one. */
export function draftErrors(
  words: PdfReportWords,
  { includeControl, controlDate, includeDate, applicationDate }: ReportDraft,
): DateErrors {
  const isWrong = (text: string) => parseIsoDate(text) === null;
  return {
    ...(includeControl && controlDate !== '' && isWrong(controlDate)
      ? { controlDate: words.invalidDate }
      : {}),
    ...(includeDate && isWrong(applicationDate) ? { applicationDate: words.invalidDate } : {}),
  };
}

const controlOf = (typed: string, { estimates }: DraftFields): ReportOptions['controlDate'] =>
  parseIsoDate(typed) ?? (estimates ? 'estimated' : null);

/** The content of the pages; empty for fields that the dialog does not have. */
export function reportOptions(draft: ReportDraft, fields: DraftFields): ReportOptions {
  const { comments, csg, phenologyText, captureText, controlDate, includeDate, applicationDate } = draft;
  return {
    comments,
    csg: fields.csg ? csg : '',
    phenologyText: fields.texts ? phenologyText : '',
    captureText: fields.texts ? captureText : '',
    controlDate: fields.dates && draft.includeControl ? controlOf(controlDate, fields) : null,
    applicationDate: fields.dates && includeDate ? parseIsoDate(applicationDate) : null,
  };
}
