import { invalidField } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { printProblem } from '../../pdf/print-problem.ts';
import { PrintRefusal } from '../../pdf/printer.ts';
import type { ExportFile } from '../answer-export.ts';
import type { ExportReader } from '../reader.ts';
import { LOGBOOK_WORDS } from '../words.ts';
import { printedLogbook } from './printed-logbook.ts';

/**
 * The logbook as PDF, printed before the answer begins, so that a service without a printer says so.
 *
 * @param tooLong the field that is named when it is too long to be printed
 * @throws {HttpProblem} too-many-requests, no-printer, busy; invalid-input: too long to be printed
 */
export async function logbookPdf(
  { c, scope, services }: Pick<ScopedCall, 'c' | 'scope' | 'services'>,
  reader: ExportReader,
  tooLong: string,
): Promise<ExportFile> {
  await services.countPrint(scope.userId);
  const logbook = await printedLogbook(reader);
  // Loaded only when a logbook is printed: commands also start when the package is not built.
  const { renderLogbook } = await import('@vigia/reports');
  try {
    const pdf = await services.printer.print(renderLogbook(logbook), c.req.raw.signal);
    const file = { type: 'application/pdf', extension: 'pdf', isText: false };
    return { ...file, title: LOGBOOK_WORDS.title, chunks: whole(pdf) };
  } catch (error) {
    if (!(error instanceof PrintRefusal)) throw error;
    throw error.reason === 'too-complex' ? invalidField(tooLong, LOGBOOK_WORDS.tooLong) : printProblem(error);
  }
}

async function* whole(pdf: Uint8Array) {
  yield pdf;
}
