/**
 * What loggers write when they have no value. −9999, −999, 9999, 999.9 and the like: by custom. ±6999, ±7999: Campbell
 * (and `NAN`, `INF`). −127 and 85: Dallas thermometers without contact and just switched on. −40, −45, −46.85: Sensirion
 * and Honeywell at the end of their range. 32767, 65535 and a tenth of them: a number of 16 bits at its end.
 */
const NUMBERS: ReadonlySet<number> = new Set([
  ...[99, 99.9, 99.99, 999, 999.9, 999.99, 9999, 9999.9, 99999, 6999, 7999].flatMap((code) => [code, -code]),
  ...[888, 888.8, 888.88, 8888].flatMap((code) => [code, -code]),
  ...[-127, 85, -40, -45, -46.85],
  ...[32767, -32768, 3276.7, -3276.8, 327.67, -327.68, 65535, 6553.5, 655.35],
]);

const TEXTS: ReadonlySet<string> = new Set([
  ...['inf', '-inf', '+inf', 'infinity', '-infinity', 'err', 'error', 'fault', 'ovr', 'over', 'under'],
  ...['---', '----', '*', '**', '***', 'n.d.', 'nd', 'n/d', 's/i', 'sin dato', 'sin datos', 'none'],
  ...['#n/a', '#n/d', '#valor!', '#value!', '#num!', '#div/0!', '#¡div/0!', '#¡valor!', '#¡num!'],
]);

/** Whether a value out of its range is what loggers write when they have none. */
export const isErrorCode = (value: number): boolean => NUMBERS.has(value);

/** Whether a text in the place of a number is what loggers and spreadsheets write when they have none. */
export const isErrorText = (cell: string): boolean => TEXTS.has(cell.toLowerCase());
