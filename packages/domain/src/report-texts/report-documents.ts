/** The PDF reports. */
export const REPORT_DOCUMENTS = ['mildew', 'pest', 'follow-up', 'climate', 'chill'] as const;
export type ReportDocument = (typeof REPORT_DOCUMENTS)[number];

/** A4 pages of each report. */
export const DOCUMENT_PAGES: Readonly<Record<ReportDocument, number>> = {
  mildew: 2,
  pest: 2,
  'follow-up': 3,
  climate: 2,
  chill: 2,
};
