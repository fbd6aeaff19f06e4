import { addDays } from '../calendar/iso-date.ts';
import { whenExpected } from '../phenology/expectation.ts';
import type { PestStage } from '../phenology/pest-model.ts';
import type { SeasonGeneration } from '../phenology/season-stages.ts';
import type { IsoDate } from '../units.ts';

/** Days on which one stage is the latest that has begun in a field. */
export interface StageSpan {
  readonly stage: PestStage;
  readonly generation: number;
  readonly from: IsoDate;
  /** The last day; null where nothing tells when the next stage begins, or no other one follows. */
  readonly to: IsoDate | null;
}

/** Days on which an application meets stages that its product acts on, one span after the other. */
export interface StageWindow {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  /** The first of them. */
  readonly first: StageSpan;
}

/**
 * When each stage of a season is the latest that has begun: measured, and then as past years go on. A stage without a date
 * ends what is known.
 */
export function stageSpans(generations: readonly SeasonGeneration[]): readonly StageSpan[] {
  const begun = generations
    .flatMap(({ stages }) => stages)
    .map(({ threshold, reached, milestone }) => ({
      ...{ stage: threshold.stage, generation: threshold.generation, dd: threshold.dd },
      from: reached?.date ?? (milestone && whenExpected(milestone).day),
    }))
    .sort((a, b) => a.dd - b.dd);
  const unknown = begun.findIndex(({ from }) => from === null);
  const known = unknown < 0 ? begun : begun.slice(0, unknown);
  return known
    .flatMap(({ stage, generation, from }, i) => {
      const next = known[i + 1]?.from ?? null;
      return from === null ? [] : [{ stage, generation, from, to: next && addDays(next, -1) }];
    })
    .filter(({ from, to }) => to === null || from <= to);
}

/** The spans of a product's stages, those in a row put together. */
export function stageWindows(
  spans: readonly StageSpan[],
  stages: readonly PestStage[],
): readonly StageWindow[] {
  const own = spans.filter(({ stage }) => stages.includes(stage));
  const firsts = own.filter(({ from }) => !own.some(({ to }) => to !== null && addDays(to, 1) === from));
  return firsts.map((first, i) => {
    const after = firsts[i + 1]?.from;
    const last = own.findLast(({ from }) => after === undefined || from < after) ?? first;
    return { from: first.from, to: last.to, first };
  });
}

/** How the stages that a product acts on stand to a day. */
export type StageFit =
  /** They are there: until when, as far as it is known. */
  | { readonly kind: 'fits'; readonly window: StageWindow; readonly span: StageSpan }
  /** They come next in a window. */
  | { readonly kind: 'ahead'; readonly window: StageWindow; readonly span: StageSpan | null }
  /** None is to come that is known of; `span` is the stage of the day. */
  | { readonly kind: 'none'; readonly span: StageSpan };

/**
 * How a product's stages stand to a day; null where nothing is known of the day.
 *
 * @param spans of the pest in the field, see `stageSpans`
 */
export function stageFit(
  spans: readonly StageSpan[],
  stages: readonly PestStage[],
  date: IsoDate,
): StageFit | null {
  const has = ({ from, to }: Pick<StageSpan, 'from' | 'to'>) => from <= date && (to === null || date <= to);
  const span = spans.find(has) ?? null;
  const windows = stageWindows(spans, stages);
  const now = windows.find(has);
  if (now && span) return { kind: 'fits', window: now, span };
  const next = windows.find(({ from }) => from > date);
  if (next) return { kind: 'ahead', window: next, span };
  return span && { kind: 'none', span };
}
