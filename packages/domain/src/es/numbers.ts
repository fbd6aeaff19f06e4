/** Shown for a missing value. */
export const NO_VALUE = '—';

/** Chilean figures, `1.234,5`: decimal comma, thousands point, `decimals` places; a missing value is a dash. */
export function formatNumber(value: number | null, decimals: number): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const digits = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** With every decimal and no thousands point, `-33,3204`, as a field shows a number. */
export const formatPlain = (value: number): string => String(value).replace('.', ',');

/** A figure with its unit, `12,3 °C`; a missing value without. */
export function formatQuantity(value: number | null, decimals: number, unit: string): string {
  const figure = formatNumber(value, decimals);
  return figure === NO_VALUE ? figure : `${figure} ${unit}`;
}
