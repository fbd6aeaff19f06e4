const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

const LONG_MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

/** `Noviembre`, from 1 on. */
export const monthWord = (month: number): string => LONG_MONTHS[month - 1] ?? '';

/**
 * `nov a feb`, `ene, mar a may`, `todo el año`.
 *
 * @param months from 1 to 12, each once
 */
export function monthsText(months: readonly number[]): string {
  if (months.length === MONTHS.length) return 'todo el año';
  const has = (month: number) => months.includes(((month + MONTHS.length - 1) % MONTHS.length) + 1);
  const firsts = months.filter((month) => !has(month - 1)).sort((a, b) => a - b);
  return firsts.map((first) => runText(first, has)).join(', ');
}

function runText(first: number, has: (month: number) => boolean): string {
  let last = first;
  while (has(last + 1)) last += 1;
  const name = (month: number) => MONTHS[(month - 1) % MONTHS.length] ?? '';
  return first === last ? name(first) : `${name(first)} a ${name(last)}`;
}
