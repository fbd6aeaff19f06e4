import { LARGEST_IMPORT } from '@vigia/domain/devices';
import type { AppContext } from '../../http/app-env.ts';
import { type FieldErrors, HttpProblem } from '../../http/problem.ts';
import { readCapped } from '../../images/upload.ts';
import { ImportError, type ImportOffer } from '../../ingest/import-error.ts';
import { type SourceFile, sentFile } from '../../ingest/source-file.ts';

const TEXT_TYPES = /^(?:text\/(?:csv|plain)|application\/(?:octet-stream|csv|vnd\.ms-excel))\s*(?:;|$)/i;

/** Advice for a second try with the same file, in the words of the console's dialog. */
const OFFERS: Readonly<Record<ImportOffer, string>> = {
  'empty-codes':
    'Si son códigos de error del equipo, como −9999, puede tomarlos como vacíos: marque la casilla de abajo.',
  columns: 'Si es un archivo de mediciones, diga abajo qué es cada columna.',
};

/** The problem of a refused file, with its lines: `file.12.tmin` is the column `tmin` of line 12. */
function problemOf({ code, message, lines, offer }: ImportError): HttpProblem {
  const detail = offer === undefined ? message : `${message} ${OFFERS[offer]}`;
  const errors: FieldErrors = lines.map(({ line, column, reason }) => ({
    field: ['file', line, ...(column === undefined ? [] : [column])].join('.'),
    message: `línea ${line}: ${reason}`,
  }));
  if (errors.length === 0) errors.push({ field: 'file', message: detail });
  const kind = code === 'file-binary' ? 'unsupported-media' : 'invalid-input';
  return new HttpProblem(kind, { detail, errors });
}

/** Refuses a file that cannot be imported in the words of the problem that its sender gets. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ImportError ? problemOf(cause) : cause;
  }
}

/**
 * The file in the body of a request.
 *
 * @throws {HttpProblem} unsupported-media, too-large, invalid-input: it is empty
 */
export async function sentCsv(c: AppContext, fileName: string): Promise<SourceFile> {
  if (!TEXT_TYPES.test(c.req.header('content-type') ?? '')) {
    throw new HttpProblem('unsupported-media', { detail: 'Se espera un archivo CSV como cuerpo del envío' });
  }
  const content = await readCapped(c.req.raw, LARGEST_IMPORT);
  return await explained(async () => sentFile(fileName, content));
}

/** The titles that a query names, by the columns that are known under its names. */
export function columnsOf<Column extends string>(
  names: readonly Column[],
  query: Readonly<Partial<Record<`column_${Column}`, string | undefined>>>,
): Partial<Record<Column, string>> {
  const chosen: Partial<Record<Column, string>> = {};
  for (const name of names) {
    const title = query[`column_${name}`];
    if (title !== undefined) chosen[name] = title;
  }
  return chosen;
}
