const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
const formats = new Map<number, Intl.NumberFormat>();

/** `1 nov` */
export function shortDay(wallMs: number): string {
  const date = new Date(wallMs);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `lun 9 nov 2026`, with the hour when the point is not a calendar day's noon: `lun 9 nov 2026, 15:00`. */
export function longDay(wallMs: number): string {
  const date = new Date(wallMs);
  const day = `${WEEKDAYS[date.getUTCDay()]} ${shortDay(wallMs)} ${date.getUTCFullYear()}`;
  const minutes = date.getUTCHours() * 60 + date.getUTCMinutes();
  return minutes === 12 * 60 ? day : `${day}, ${date.toISOString().slice(11, 16)}`;
}

/** `nov 2026` */
export function monthOfYear(wallMs: number): string {
  const date = new Date(wallMs);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `20 nov 2026` */
export function dayOfYear(wallMs: number): string {
  return `${shortDay(wallMs)} ${new Date(wallMs).getUTCFullYear()}`;
}

/** Chilean figures: `1.234,5` */
export function figure(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('es-CL', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format.format(value);
}

/** A figure and its unit, which is one of its kind after a one: `1 adulto`, `2 adultos`, `1 adulto/semana`. */
export function quantity(value: number, decimals: number, unit: string): string {
  return `${figure(value, decimals)} ${unitAfter(value, unit)}`;
}

export const unitAfter = (value: number, unit: string) =>
  value === 1 ? unit.replace(/^(\p{L}{3,})s(?!\p{L})/u, '$1') : unit;

/** `12 oct – 3 nov 2026`, with hours when the window is shorter than three days */
export function windowText({ start, end }: { readonly start: number; readonly end: number }): string {
  if (end - start < 3 * 86_400_000) return `${longDay(start)} – ${longDay(end)}`;
  const isOneYear = new Date(start).getUTCFullYear() === new Date(end).getUTCFullYear();
  return `${isOneYear ? shortDay(start) : dayOfYear(start)} – ${dayOfYear(end)}`;
}

/** `del 1 oct 2026 al 3 nov 2026` */
export function windowLabel({ start, end }: { readonly start: number; readonly end: number }): string {
  return `del ${dayOfYear(start)} al ${dayOfYear(end)}`;
}
