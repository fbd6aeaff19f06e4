import {
  applicationDateField,
  type IsoDate,
  isSuperAdmin,
  parseIsoDate,
  type ReportOptions,
  type ReportSubject,
  showsCsgCode,
  showsFeature,
  type User,
} from '@vigia/domain';
import { WORDS } from './words.ts';

/** What is typed in the download dialog. */
export interface ReportDraft {
  readonly comments: string;
  readonly csg: string;
  readonly phenologyText: string;
  readonly captureText: string;
  readonly controlDate: string;
  readonly includeDate: boolean;
  readonly applicationDate: string;
}

export const NEW_DRAFT: ReportDraft = {
  comments: '',
  csg: '',
  phenologyText: '',
  captureText: '',
  controlDate: '',
  includeDate: false,
  applicationDate: '',
};

/** Which fields the dialog has, by report and person. */
export interface DraftFields {
  readonly csg: boolean;
  readonly texts: boolean;
  readonly dates: boolean;
}

export function draftFields({ document, pests }: ReportSubject, user: User): DraftFields {
  const isPest = document === 'pest';
  return {
    csg: isPest && showsCsgCode(pests[0]?.id ?? null),
    texts:
      isPest && showsFeature('phenology-override', { user }) && showsFeature('capture-override', { user }),
    dates: isSuperAdmin(user) && (isPest || document === 'mildew'),
  };
}

/** The draft with the day of application included, which is then today, or left out. */
export function withDate(draft: ReportDraft, includeDate: boolean, today: IsoDate): ReportDraft {
  const { value } = applicationDateField(includeDate, today);
  return { ...draft, includeDate, applicationDate: value ?? '' };
}

type DateErrors = Partial<Record<'controlDate' | 'applicationDate', string>>;

/** A day that is told has to be one. */
export function draftErrors({ controlDate, includeDate, applicationDate }: ReportDraft): DateErrors {
  const isWrong = (text: string) => parseIsoDate(text) === null;
  return {
    ...(controlDate !== '' && isWrong(controlDate) ? { controlDate: WORDS.invalidDate } : {}),
    ...(includeDate && isWrong(applicationDate) ? { applicationDate: WORDS.invalidDate } : {}),
  };
}

/** What the pages carry; fields that the dialog does not have say nothing. */
export function reportOptions(draft: ReportDraft, fields: DraftFields): ReportOptions {
  const { comments, csg, phenologyText, captureText, controlDate, includeDate, applicationDate } = draft;
  return {
    comments,
    csg: fields.csg ? csg : '',
    phenologyText: fields.texts ? phenologyText : '',
    captureText: fields.texts ? captureText : '',
    controlDate: fields.dates ? parseIsoDate(controlDate) : null,
    applicationDate: fields.dates && includeDate ? parseIsoDate(applicationDate) : null,
  };
}
