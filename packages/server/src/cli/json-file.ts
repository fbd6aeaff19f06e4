import { readFileSync } from 'node:fs';
import { OperatorError } from '../run/operator-error.ts';
import { endOfJson } from './json-end.ts';

/** Where a text stops being JSON, both counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe el archivo',
  EISDIR: 'es una carpeta',
  EACCES: 'sin permiso de lectura',
};

/**
 * The text of a file, without a byte order mark.
 *
 * @throws {OperatorError} it cannot be read
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new OperatorError(`no se puede leer: ${REASONS[code] ?? code}.`);
  }
}

/** What a text contains, or where it stops being JSON. */
export function parseJson(text: string): { readonly value: unknown } | JsonFault {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const lines = text.slice(0, endOfJson(text)).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }
}
