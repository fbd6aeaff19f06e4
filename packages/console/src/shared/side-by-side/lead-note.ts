import type { Lead } from '@vigia/domain';
import type { SideBySideWords } from './words.ts';

/** When the other season had the sum of today: `9 días más tarde`; undefined where it is not known. */
export function leadNote({ days }: Lead, words: SideBySideWords): string | undefined {
  if (days === null) return undefined;
  if (days === 0) return words.same;
  return days > 0 ? words.later(days) : words.earlier(-days);
}
