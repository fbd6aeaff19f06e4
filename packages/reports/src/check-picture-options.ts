import { PERIODS } from '@vigia/domain';
import type { PictureOptions } from './picture-options.ts';

const LARGEST = 4000;
const SMALLEST = { width: 240, height: 160 } as const;
const MODES = ['light', 'dark', 'sol'];

/** @throws {RangeError} an option that would draw nothing, too much, or something else than a picture */
export function checkPictureOptions({ width, height, mode, period, idPrefix }: PictureOptions): void {
  checkSize('width', width);
  checkSize('height', height);
  if (mode !== undefined && !MODES.includes(mode)) throw new RangeError(`mode: ${mode}`);
  if (period !== undefined && !PERIODS.includes(period)) throw new RangeError(`period: ${period}`);
  if (idPrefix !== undefined && !/^[\w-]{0,40}$/.test(idPrefix))
    throw new RangeError('idPrefix: only letters');
}

function checkSize(side: 'width' | 'height', px: number): void {
  if (px >= SMALLEST[side] && px <= LARGEST) return;
  throw new RangeError(`${side}: ${px} is not between ${SMALLEST[side]} and ${LARGEST} px`);
}
