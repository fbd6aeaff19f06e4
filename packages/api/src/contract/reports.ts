import * as z from 'zod/mini';
import { Id } from './common.ts';

/** Two million characters of HTML: a report of three pages with SVG charts has a tenth of that. */
const LONGEST_HTML = 2_000_000;

/** Id of the client; older screens of the console send it as text. */
const CompanyId = z.union([
  Id,
  z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), Id),
]);

export const PrintReportBody = z.strictObject({
  html: z.string().check(z.minLength(1), z.maxLength(LONGEST_HTML)),
  companyId: CompanyId,
});
export type PrintReportBody = z.input<typeof PrintReportBody>;
