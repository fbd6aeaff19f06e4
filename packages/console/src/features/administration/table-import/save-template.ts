import type { TableKind } from '@vigia/api/client';
import { fileName, saveFile, writeSpreadsheet } from '@vigia/ui';
import { TABLE_KINDS } from './table-kinds.ts';

/** Saves a workbook with the titles of the kind and an example row. */
export async function saveTemplate(kind: TableKind, name: string): Promise<void> {
  const words = Object.values(TABLE_KINDS[kind].words);
  const columns = words.map(({ title: header }) => ({ header }));
  const book = await writeSpreadsheet([{ name, columns, rows: [words.map(({ example }) => example)] }]);
  saveFile(book, fileName(name, 'xlsx'));
}
