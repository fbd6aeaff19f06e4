/** The time of every story: noon of its day in America/Santiago. */
export const STORY_NOW = '2026-11-21T15:00:00Z';

const RealDate = Date;
let now = RealDate.parse(STORY_NOW);

/**
 * Stops the calendar, so that a story looks the same every day: today is always the story's day; given dates do
 * not change. Timers, frames and `performance.now` keep running, so that delays work in stories too. The
 * prototype stays the real one, because date libraries read its methods.
 */
export function freezeDate(): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
}

/** Sets the fixed time of the next story (`parameters.now`, an ISO instant). */
export function setStoryNow(instant: string = STORY_NOW): void {
  now = RealDate.parse(instant);
}
