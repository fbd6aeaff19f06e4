import { ARROW_SHIFT, type CountingAct, type ImagePoint, presentOf } from '@vigia/domain/captures';
import type { CountingWords } from './words.ts';
import type { Change } from './workbench.ts';

/** Position of a point in messages: whole pixels of the photo. */
export const whole = ({ x, y }: ImagePoint) => [Math.round(x), Math.round(y)] as const;

/** A message about the result of an act. */
export function wordsOfAct({ before, after }: Change, act: CountingAct, words: CountingWords): string {
  const { circles, shift, previous } = presentOf(after);
  if (act.kind === 'shift') {
    if (previous.length === 0) return words.noPrevious;
    return shift.right === 0 && shift.down === 0
      ? words.inPlace
      : words.shifted(shift.right * ARROW_SHIFT, shift.down * ARROW_SHIFT);
  }
  if (act.kind === 'clear') return words.cleared;
  if (act.kind === 'accept')
    return words.accepted(circles.length - presentOf(before).circles.length, circles.length);
  if (before === after) return act.kind === 'add' ? words.notAdded : words.noneNear;
  const sentence = circles.length > presentOf(before).circles.length ? words.added : words.removed;
  return sentence(...whole(act.at), circles.length);
}
