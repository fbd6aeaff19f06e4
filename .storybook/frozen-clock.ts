/** Noon of the day that every story tells, in America/Santiago. */
export const STORY_NOW = '2026-11-21T15:00:00Z';

const RealDate = Date;
let now = RealDate.parse(STORY_NOW);

/** Today is always the story's day; a date that is given stays what it is. */
class StoryDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [now]) as [number]));
  }

  static override now(): number {
    return now;
  }
}

/**
 * Stops the calendar, so that a story looks the same every day. Timers, frames and `performance.now` keep
 * running: what reacts after a delay does so in a story too.
 */
export function freezeDate(): void {
  globalThis.Date = new Proxy(StoryDate, {
    apply: () => new RealDate(now).toString(),
  }) as unknown as DateConstructor;
}

/** Sets the frozen day for the story that comes (`parameters.now`, an ISO instant). */
export function setStoryNow(instant: string = STORY_NOW): void {
  now = RealDate.parse(instant);
}
