import type { DegreeDayCutoff, DegreeDayRule } from '../degree-days/rule.ts';
import type { PestId } from '../entities/ids.ts';
import type { BiofixType } from '../farm/biofix.ts';
import type { FlightCut } from '../phenology/flight-model.ts';
import type { Evidence, PestModel, Sourced, StageCut } from '../phenology/pest-model.ts';
import type { DegreeDays } from '../units.ts';

/** The form of a pest's document. A document of another form has another number. */
export const PEST_FORMAT = 1;

export const PEST_KINDS = ['insect', 'fungus'] as const;
export type PestKind = (typeof PEST_KINDS)[number];

/** What has to be seen in the field for the degree-days of a pest to start. */
export const BIOFIX_SIGNS = ['first-catch', 'first-sustained-catch', 'first-male', 'crop-emergence'] as const;
export type BiofixSign = (typeof BIOFIX_SIGNS)[number];

/** Captures that colour a pest's chip. */
export interface ChipDocument {
  /** How many days are summed up. */
  readonly days: number;
  /** Months (1–12) in which it holds; all of them if left out. */
  readonly months?: readonly number[];
  /** Highest count that is still green, and still yellow. */
  readonly okUpTo: number;
  readonly warningUpTo: number;
}

/** What is special about a pest. */
export interface PestTraits {
  /** Under official control: its reports carry the CSG code of the orchard. */
  readonly csgCode?: boolean;
  /** What models found on its photos is drawn as series of its own. */
  readonly inferenceSeries?: boolean;
}

/** One way to choose the day from which degree-days are counted. */
export interface BiofixChoice extends Evidence {
  readonly type: BiofixType;
  /** Of a biofix, where the source names it. */
  readonly sign?: BiofixSign;
  /** Of a chronofix: day of the year, `MM-DD`. */
  readonly day?: string;
}

/** How much later than the first individuals the others emerge: normally distributed. */
export interface EmergenceDocument extends Evidence {
  /** (°C·day)² */
  readonly variance: number;
  /** How long before the mean the first individuals, those of the fix date, emerge. */
  readonly firstBeforeMean: DegreeDays;
}

/** A thermal model as its document says it. */
export interface ModelDocument
  extends Pick<PestModel, 'lower' | 'upper' | 'method' | 'generationLength' | 'generations' | 'stageNames'> {
  readonly cutoff: Sourced<Exclude<DegreeDayCutoff, 'none'>>;
  /** Of the first generation, in the order of time, the adult first. */
  readonly stages: readonly StageCut[];
  readonly emergence?: EmergenceDocument;
  /** Seasons that start on this day, `YYYY-MM-DD`, or before are counted by another rule. */
  readonly earlierRule?: Evidence & { readonly seasonsUpTo: string; readonly rule: DegreeDayRule };
}

/** Flights counted from the calendar, with thresholds of their own. */
export interface FlightDocument {
  readonly rule: DegreeDayRule;
  readonly flights: readonly FlightCut[];
}

/** A place for which a source says that the model holds. */
export interface ValidPlace extends Evidence {
  readonly place: string;
  /** Degrees, south negative. */
  readonly latitudes?: { readonly south: number; readonly north: number };
}

/** What lists, chips and reports need of a pest. */
export interface PestHead {
  readonly id: PestId;
  /** Grows with each change of the document. */
  readonly version: number;
  /** Common name in Spanish. */
  readonly name: string;
  readonly species: string;
  readonly kind: PestKind;
  readonly traits?: PestTraits;
  readonly chip?: ChipDocument;
}

/** The rest of the document: what is known about the pest, and from where. */
export interface PestScience {
  /** Common names in other languages; readers of a language without one are shown the species. */
  readonly nameIn?: { readonly en?: string; readonly pt?: string };
  /** Species of crops, as the catalogue of crops calls them. */
  readonly hosts?: readonly string[];
  /** In the order of preference. */
  readonly biofix?: readonly BiofixChoice[];
  readonly model?: ModelDocument;
  readonly flightModel?: FlightDocument;
  /** Left out where no source says it. */
  readonly validIn?: readonly ValidPlace[];
}

/** Everything about a pest: what a file of `vigia model export` contains. */
export type PestDocument = { readonly format: typeof PEST_FORMAT } & PestHead & PestScience;

export const pestDocument = (head: PestHead, science: PestScience): PestDocument => ({
  format: PEST_FORMAT,
  ...head,
  ...science,
});
