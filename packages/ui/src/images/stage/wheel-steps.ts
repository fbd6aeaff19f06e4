import { stepsOfWheel } from '@vigia/domain/captures';

/** px; a notch of a mouse wheel is more, a trackpad sends many smaller deltas. */
const NOTCH = 40;
/** Trackpad scrolling for one step of zoom, px. */
const PER_STEP = 20;

/**
 * Turns wheel events into whole steps of zoom: a notch is one step, small deltas of a trackpad are added up to
 * one.
 *
 * @returns a function that gives the steps of each event; positive zooms in
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
