import { writeCsv } from '../../export/csv.ts';
import { fileName, saveFile } from '../../export/save-file.ts';
import { writeSpreadsheet } from '../../export/spreadsheet.ts';
import type { DataColumn } from '../data-column.ts';
import { tableSheet } from '../table-sheet.ts';

/** Writes rows into a file of one sheet and lets the reader save it; its code is loaded on first use. */
export async function saveTable<Row>(
  name: string,
  extension: 'xlsx' | 'csv',
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const sheet = tableSheet(name, columns, rows);
  saveFile(
    extension === 'csv' ? writeCsv(sheet) : await writeSpreadsheet([sheet]),
    fileName(name, extension),
  );
}
