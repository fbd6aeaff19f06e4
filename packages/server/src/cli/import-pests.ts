import type { DocumentError } from '@vigia/api/contract';
import { DocumentRefused, takeDocument } from '../catalogue/take-document.ts';
import { withDatabases } from '../db/running-database.ts';
import type { Config } from '../run/config.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import { parseJson, readText } from './json-file.ts';
import { fromWhereCalled } from './where.ts';

/** Who took the documents that a command took. */
const BY_COMMAND = 'vigia';

/** A fault as a line of a command. */
export const faultLine = ({ path, sentence }: DocumentError): string =>
  path === '' ? sentence : `${path}: ${sentence}`;

/**
 * Puts the documents of files into use, all of them or none.
 *
 * @returns 0 if they were taken, 1 if one was refused: its faults are on the error output
 */
export async function importPests(
  files: readonly string[],
  { config, progress }: { readonly config: Config; readonly progress: Progress },
): Promise<number> {
  const read = files.map((file) => ({ file, value: contentOf(file) }));
  try {
    await withDatabases(config, 'model import', ({ owner }) =>
      owner.transaction().execute(async (tx) => {
        const taken = { by: BY_COMMAND, at: new Date(config.clock()).toISOString() };
        for (const { file, value } of read) {
          try {
            const { species, version } = await takeDocument(tx, value, taken);
            progress.line(`${file}: ${species}, versión ${version}.`);
          } catch (error) {
            throw error instanceof DocumentRefused ? new FileRefused(file, error) : error;
          }
        }
      }),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    for (const fault of error.refused.errors) console.error(`${error.file}: ${faultLine(fault)}`);
    return 1;
  }
}

class FileRefused extends Error {
  readonly file: string;
  readonly refused: DocumentRefused;

  constructor(file: string, refused: DocumentRefused) {
    super(refused.message);
    this.file = file;
    this.refused = refused;
  }
}

function contentOf(file: string): unknown {
  const read = parseJson(readText(fromWhereCalled(file)));
  if ('value' in read) return read.value;
  throw new OperatorError(`${file}: línea ${read.line}, columna ${read.column}: no es JSON válido.`);
}
