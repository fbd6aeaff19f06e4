import readSheets from 'read-excel-file/node';

/** The sheets of a workbook with their rows, as a reader of another hand takes them: days are dates, figures numbers. */
export const sheetsOf = (workbook: Buffer): Promise<Awaited<ReturnType<typeof readSheets>>> =>
  readSheets(workbook);
