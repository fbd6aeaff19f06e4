import { addDays, daysBetween } from '../calendar/iso-date.ts';
import type { PhenologyStage } from '../entities/event.ts';
import type { CropId } from '../entities/ids.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { DegreeHours, IsoDate } from '../units.ts';
import { type CropLog, eventsOfLog } from './crop-events.ts';
import { cropStages, currentCropStage, nextCropStage } from './crop-stages.ts';
import type { DatesAhead } from './dates-ahead.ts';
import { beyondOf, type Expectation } from './expectation.ts';
import type { CropStageCut } from './models/apple-stages.ts';
import { type Forecast, forecastOf, type Standing, standingOf } from './outlook.ts';
import { projectedDate } from './projection.ts';

/** A stage that was seen, with the degree-hours it stands for. */
interface Seen {
  readonly stage: PhenologyStage;
  readonly date: IsoDate;
  readonly value: DegreeHours;
}

/** The stages seen that degree-hours are counted on, the earliest day first. */
function seenStages(cropId: CropId, log: CropLog): Seen[] {
  const cuts = new Map(cropStages(cropId).map(({ stage, value }) => [stage, value]));
  return eventsOfLog(log)
    .flatMap(({ stage, date }) => (cuts.has(stage) ? [{ stage, date, value: cuts.get(stage)! }] : []))
    .sort((a, b) => a.date.localeCompare(b.date) || a.value - b.value);
}

/** The day that degree-hours of a crop are first counted from: that of the first stage seen; null before it. */
export function degreeHourStart(cropId: CropId, log: CropLog): IsoDate | null {
  return seenStages(cropId, log)[0]?.date ?? null;
}

/**
 * Degree-hours from the start of flowering, started again at every stage that was seen: an observation overrides
 * the sum up to it, so that the curve steps on that day.
 *
 * @param gathered degree-hours added up from the day after `degreeHourStart`, °C·h; null is a missing day
 * @returns as long as `gathered`
 */
export function anchoredDegreeHours(cropId: CropId, log: CropLog, gathered: ColumnarSeries): ColumnarSeries {
  const seen = seenStages(cropId, log);
  let base: DegreeHours = seen[0]?.value ?? 0;
  let since: DegreeHours = 0;
  let total: DegreeHours = 0;
  const values = gathered.values.map((value, i) => {
    if (value !== null) total = value;
    const date = addDays(gathered.start, i);
    const stage = seen.findLast((each) => each.date === date);
    if (stage) {
      base = stage.value;
      since = total;
    }
    return value === null ? null : base + value - since;
  });
  return { ...gathered, values };
}

/** A stage that was seen, and its effect on the count. */
export interface DegreeHourStep {
  readonly stage: PhenologyStage;
  readonly date: IsoDate;
  /** What had been counted up to that day, °C·h; null for the first stage, where the count begins. */
  readonly counted: DegreeHours | null;
  /** What the stage stands for, from which the count goes on, °C·h. */
  readonly value: DegreeHours;
}

/**
 * Where `anchoredDegreeHours` steps: down on a stage that was seen later than the count had it, up on one seen before.
 *
 * @param gathered as for `anchoredDegreeHours`
 * @returns the earliest day first; without the stages seen after the last day of `gathered`, and with one for a day
 */
export function degreeHourSteps(cropId: CropId, log: CropLog, gathered: ColumnarSeries): DegreeHourStep[] {
  const { start, values } = gathered;
  const days = (date: IsoDate) => Math.max(0, daysBetween(start, date) + 1);
  const total = (date: IsoDate): DegreeHours =>
    values.slice(0, days(date)).findLast((value) => value !== null) ?? 0;
  const seen = seenStages(cropId, log).filter(
    ({ date }, i, all) => days(date) <= values.length && all[i + 1]?.date !== date,
  );
  return seen.map((step, i) => {
    const before = seen[i - 1];
    return { ...step, counted: before ? before.value + total(step.date) - total(before.date) : null };
  });
}

/** The stage seen last, from which the stages to come are counted; null before any. */
export function lastStageSeen(
  cropId: CropId,
  log: CropLog,
): { readonly date: IsoDate; readonly value: DegreeHours } | null {
  return seenStages(cropId, log).at(-1) ?? null;
}

/** The position of a crop among its stages, and the next stage. */
export interface CropOutlook extends Expectation {
  readonly date: IsoDate;
  /** From the start of flowering, °C·h. */
  readonly degreeHours: DegreeHours;
  readonly current: CropStageCut | null;
  /** Null past the last stage. */
  readonly next: CropStageCut | null;
  /** The forecast if the next days are like the last seven; null when there is none. */
  readonly forecast: Forecast | null;
}

/**
 * What the last record of a season says about a crop.
 *
 * @param gathered as for `anchoredDegreeHours`
 * @param today null for a season that is over: there is no forecast then
 * @param ahead past years' course after the last stage seen; null or left out where it was not requested
 * @returns null without any record, and before the first stage was seen
 */
export function cropOutlook(
  cropId: CropId,
  log: CropLog,
  gathered: ColumnarSeries,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): CropOutlook | null {
  const daily = standingOf(gathered)?.daily;
  const last = standingOf(anchoredDegreeHours(cropId, log, gathered));
  if (!daily || !last || degreeHourStart(cropId, log) === null) return null;
  const standing: Standing = { ...last, daily };
  const degreeHours: number = last.degreeDays;
  const next = nextCropStage(cropId, degreeHours);
  const forecast = forecastOf(standing, today);
  const threshold: number | undefined = next?.value;
  const expected =
    threshold !== undefined && forecast
      ? projectedDate({ accumulated: degreeHours, lastDate: last.date, recentDaily: daily, threshold })
      : null;
  const seen = lastStageSeen(cropId, log);
  return {
    date: last.date,
    degreeHours,
    current: currentCropStage(cropId, degreeHours),
    next,
    expected,
    beyond: next && seen && !expected ? beyondOf(next.value - seen.value, ahead) : null,
    forecast,
  };
}
