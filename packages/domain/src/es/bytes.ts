import { formatNumber } from './numbers.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes, `1,5 MB`: a kB is 1,000 bytes. From 100 of a unit on there are no decimals. */
export function formatBytes(bytes: number): string {
  const size = Math.abs(bytes);
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
  const value = bytes / 1000 ** power;
  return `${formatNumber(value, power === 0 || Math.abs(value) >= 100 ? 0 : 1)} ${UNITS[power]}`;
}
