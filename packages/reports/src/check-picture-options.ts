import { PERIODS } from '@vigia/domain';
import { CAPTURE_INTERVALS } from '@vigia/domain/published';
import type { PictureOptions } from './picture-options.ts';

const LARGEST = 4000;
export const SMALLEST_CHART = { width: 240, height: 160 } as const;
const MODES = ['light', 'dark', 'sol'];
const CHOICES = { mode: MODES, period: PERIODS, interval: CAPTURE_INTERVALS } as const;

/** @throws {RangeError} a size out of range, an unknown value, or an id prefix with other characters */
export function checkPictureOptions(
  options: PictureOptions,
  smallest: { width: number; height: number },
): void {
  checkSize('width', options.width, smallest.width);
  checkSize('height', options.height, smallest.height);
  for (const [name, known] of Object.entries(CHOICES)) {
    const value = options[name as keyof typeof CHOICES];
    if (value !== undefined && !(known as readonly string[]).includes(value))
      throw new RangeError(`${name}: ${value}`);
  }
  const { idPrefix } = options;
  if (idPrefix !== undefined && !/^[\w-]{0,40}$/.test(idPrefix))
    throw new RangeError('idPrefix: only letters');
}

function checkSize(side: 'width' | 'height', px: number, least: number): void {
  if (px >= least && px <= LARGEST) return;
  throw new RangeError(`${side}: ${px} is not between ${least} and ${LARGEST} px`);
}
