import { stepsOfWheel } from '@vigia/domain/captures';

/** px; a notch of a mouse wheel scrolls by more, a trackpad sends many smaller deltas. */
const NOTCH = 40;
/** px of trackpad scrolling that make one step of zoom. */
const PER_STEP = 20;

/**
 * Turns wheel events into whole steps of zoom: a notch is one, small deltas of a trackpad add up to one.
 *
 * @returns steps of each event in turn, in if positive
 */
export function wheelSteps(): (event: { readonly deltaY: number; readonly deltaMode: number }) => number {
  let rest = 0;
  return ({ deltaY, deltaMode }) => {
    if (deltaMode !== 0 || Math.abs(deltaY) >= NOTCH) {
      rest = 0;
      return stepsOfWheel(deltaY);
    }
    rest = Math.sign(rest) === -Math.sign(deltaY) ? deltaY : rest + deltaY;
    const steps = Math.trunc(rest / PER_STEP);
    rest -= steps * PER_STEP;
    return steps === 0 ? 0 : -steps;
  };
}
