import { ARROW_SHIFT, type CountingAct, type ImagePoint, presentOf } from '@vigia/domain';
import { COUNT_WORDS } from './words.ts';
import type { Change } from './workbench.ts';

/** Where a point is said to be: whole pixels of the photo. */
export const whole = ({ x, y }: ImagePoint) => [Math.round(x), Math.round(y)] as const;

/** What an act did, in words. */
export function wordsOfAct({ before, after }: Change, act: CountingAct): string {
  const { circles, shift, previous } = presentOf(after);
  if (act.kind === 'shift') {
    if (previous.length === 0) return COUNT_WORDS.noPrevious;
    return shift.right === 0 && shift.down === 0
      ? COUNT_WORDS.inPlace
      : COUNT_WORDS.shifted(shift.right * ARROW_SHIFT, shift.down * ARROW_SHIFT);
  }
  if (act.kind === 'clear') return COUNT_WORDS.cleared;
  if (act.kind === 'accept')
    return COUNT_WORDS.accepted(circles.length - presentOf(before).circles.length, circles.length);
  if (before === after) return act.kind === 'add' ? COUNT_WORDS.notAdded : COUNT_WORDS.noneNear;
  const words = circles.length > presentOf(before).circles.length ? COUNT_WORDS.added : COUNT_WORDS.removed;
  return words(...whole(act.at), circles.length);
}
