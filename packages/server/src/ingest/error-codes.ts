/**
 * Numbers that loggers write instead of a missing value. −9999, −999, 9999, 999.9 and the like: convention.
 * ±6999, ±7999: Campbell (and `NAN`, `INF`). −127 and 85: Dallas thermometers without contact and just after
 * power-on. −40, −45, −46.85: the lower end of the range of Sensirion and Honeywell sensors. 32767, 65535 and a
 * tenth of them: the ends of a 16-bit range.
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

/** Whether a value outside its range is one that loggers write instead of a missing value. */
export const isErrorCode = (value: number): boolean => NUMBERS.has(value);

/**
 * Whether a text in place of a number is one that loggers and spreadsheets write instead of a missing value.
 */
export const isErrorText = (cell: string): boolean => TEXTS.has(cell.toLowerCase());
