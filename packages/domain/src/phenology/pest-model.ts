import type { DegreeDayCutoff, DegreeDayMethod, DegreeDayRule } from '../degree-days/rule.ts';
import type { PestId } from '../entities/ids.ts';
import type { Celsius, DegreeDays, IsoDate } from '../units.ts';

/** Stages of an insect in the order of its life. */
export const PEST_STAGES = ['adult', 'egg', 'larvae', 'pupa'] as const;
export type PestStage = (typeof PEST_STAGES)[number];
/** What a stage is called: the young of some insects are nymphs. */
export type PestStageName = PestStage | 'nymph';

/** A good: read in the primary work or an official body's. B fair: read second-hand, or derived. C weak. */
export type Confidence = 'A' | 'B' | 'C';

export type NumberOrigin =
  | 'definition'
  | 'published'
  | 'published (secondary)'
  | 'published (rounded)'
  | 'derived'
  | 'recalled'
  | 'recalled, cross-checked'
  | 'ours';

/** Where a number comes from; it is shown with the number. */
export interface Evidence {
  readonly source: string;
  /** The same in Spanish, for the product's screens. */
  readonly sourceEs: string;
  readonly confidence: Confidence;
  readonly origin: NumberOrigin;
}
export type Sourced<Value> = Evidence & { readonly value: Value };

/** Degree-days from the fix date to the first individuals of a stage in the first generation. */
export type StageCut = Sourced<DegreeDays> & { readonly stage: PestStage };

/** How much later than the first individuals the others emerge: normally distributed. */
export interface EmergenceSpread extends Evidence {
  /** Standard deviation, °C·day. */
  readonly deviation: DegreeDays;
  /** How many deviations before the mean the first individuals, those of the fix date, emerge. */
  readonly firstAt: number;
}

/** Thermal development of one pest: how its degree-days are counted and when its stages begin. */
export interface PestModel {
  readonly pestId: PestId;
  readonly lower: Sourced<Celsius>;
  readonly upper: Sourced<Celsius>;
  readonly method: Sourced<DegreeDayMethod>;
  readonly cutoff: Sourced<DegreeDayCutoff>;
  /** From adults to the adults of the next generation. */
  readonly generationLength: Sourced<DegreeDays>;
  /** How many generations a season is followed for. */
  readonly generations: number;
  /** In the order of time, the adult first. */
  readonly firstGeneration: readonly StageCut[];
  /** Of this pest itself; where it is not known the spread of a relative is used. */
  readonly emergence?: EmergenceSpread;
  /** Names of stages that are not called the usual way in this insect. */
  readonly stageNames?: Readonly<Partial<Record<PestStage, PestStageName>>>;
  /** Seasons that start on this day or before are counted by another rule. */
  readonly earlierRule?: Evidence & { readonly seasonsUpTo: IsoDate; readonly rule: DegreeDayRule };
}
