import type { PestId, SeasonId, StationId } from '../../entities/ids.ts';
import type { Season } from '../../farm/season.ts';
import type { PestStage } from '../../phenology/pest-model.ts';
import type { Days, IsoDate } from '../../units.ts';
import type { TotalFacts, TrapFacts } from '../alert-facts.ts';
import type { AlertRuleInput } from '../alert-rule.ts';

/** What a rule on a field and a pest is tried on: a season that is over, as it was recorded. */
export interface TestedSeason {
  readonly season: Pick<Season, 'id' | 'name' | 'start' | 'end'>;
  /** Traps of the pest in the field; their days begin before the season by what a rule may sum up. */
  readonly traps: readonly TrapFacts[];
  /** Degree-days since the biofix; null for a pest without degree-days. */
  readonly total: TotalFacts | null;
  /** The biofix of the pest in the field; null for a season without one. */
  readonly biofix: IsoDate | null;
}

/** A rule without its threshold: captures of the kind `captures`, days ahead of the kind `stage`. */
export type TestedRule = { readonly pestId: PestId } & Pick<AlertRuleInput, 'monthFrom' | 'monthTo'> &
  (
    | { readonly kind: 'captures'; readonly days: Days }
    | { readonly kind: 'stage'; readonly stage: PestStage }
  );

/** What a season lacks, so that a rule cannot be judged by it, or not wholly. */
export type SeasonLack =
  | { readonly code: 'no-captures' | 'no-biofix' | 'no-degree-days' }
  /** Traps recorded over so few days. */
  | { readonly code: 'short-captures'; readonly days: Days }
  /** Days on end without a record. */
  | { readonly code: 'captures-gap' | 'degree-days-gap'; readonly from: IsoDate; readonly to: IsoDate };

/** An alert that a rule would have sent. */
export interface Call {
  readonly date: IsoDate;
  /** The trap's station, of a rule of captures. */
  readonly stationId: StationId | null;
  /** Captures of the days, or the generation of the stage. */
  readonly found: number | null;
  /**
   * `before`: the nearest peak comes after it; `late`: on its day or before it; `nothing`: no peak lies within
   * `PEAK_REACH` days; `unjudged`: nobody recorded the days in which one could have followed.
   */
  readonly outcome: 'before' | 'late' | 'nothing' | 'unjudged';
  /** The nearest peak; null without one within `PEAK_REACH` days. */
  readonly peak: IsoDate | null;
  /** Days from the call to that peak, negative after it. */
  readonly lead: Days | null;
}

/** The peak of a flight, and the first call before it. */
export interface CalledPeak {
  /** Null where the whole season is one flight: without a model or a biofix. */
  readonly generation: number | null;
  /** Null where there is none. */
  readonly date: IsoDate | null;
  /** Insects of the seven days around the peak, of all traps of the field; of the whole flight where there is no peak. */
  readonly captures: number;
  /** Why there is no peak; null where there is one. */
  readonly lack: 'few-captures' | 'not-closed' | null;
  /** Null where no call came before it. */
  readonly firstCall: IsoDate | null;
  readonly lead: Days | null;
}

/** The start of a stage by degree-days, and the first call in the days before it. */
export interface CalledStage {
  readonly generation: number;
  readonly stage: PestStage;
  readonly date: IsoDate;
  readonly lead: Days | null;
}

/** What a rule would have done in a season. */
export interface SeasonResult {
  readonly season: TestedSeason['season'];
  /** Why the season counts in no total; null where it counts. */
  readonly leftOut: SeasonLack | null;
  /** What is not known of a season that counts. */
  readonly lacks: readonly SeasonLack[];
  readonly calls: readonly Call[];
  readonly peaks: readonly CalledPeak[];
  readonly stages: readonly CalledStage[];
}

/** How often each stage was called before, over the seasons that count. */
export interface StageLeads {
  readonly generation: number;
  readonly stage: PestStage;
  readonly seasons: readonly { readonly id: SeasonId; readonly name: string; readonly lead: Days | null }[];
  readonly median: Days | null;
}
