import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PestDocument } from '@vigia/domain/pests';
import { OperatorError } from '../run/operator-error.ts';

/**
 * Writes each document into a file of its own, named by its species.
 *
 * @returns the files
 * @throws {OperatorError} a file is there already, or the folder cannot be written; the first writes nothing
 */
export function exportPests(documents: readonly PestDocument[], folder: string): string[] {
  const files = documents.map((document) => ({ document, file: join(folder, fileNameOf(document)) }));
  const there = files.find(({ file }) => existsSync(file));
  if (there) throw new OperatorError(`Ya existe ${there.file}: no se sobrescribe.`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const { document, file } of files) {
      writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`, { flag: 'wx' });
    }
  } catch (error) {
    throw new OperatorError(`No se puede escribir en ${folder}: ${(error as Error).message}`);
  }
  return files.map(({ file }) => file);
}

/** `lobesia-botrana.json` */
const fileNameOf = ({ species }: PestDocument): string =>
  `${species.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`;
