import { MEASUREMENT_TEMPLATE } from '@vigia/domain/es';
import { fileName, saveFile } from '@vigia/ui';

/** Saves a CSV, as spreadsheets in Chile write it, with the titles and an example line. */
export function saveMeasurementTemplate(name: string): void {
  const lines = [0, 1].map((at) => MEASUREMENT_TEMPLATE.map((column) => column[at]).join(';'));
  const text = `\uFEFF${lines.join('\r\n')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv' }), fileName(name, 'csv'));
}
