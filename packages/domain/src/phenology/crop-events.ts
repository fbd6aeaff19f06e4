import { PHENOLOGY_STAGES, type PhenologyStage } from '../entities/event.ts';
import { PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import type { IsoDate } from '../units.ts';

/** Fields of a crop phenology log, one per event, in the order of the events' ids. */
export const CROP_LOG_FIELDS = [
  'flowering_start',
  'flowering_full',
  'first_petal_fall',
  'last_petal_fall',
  'fruit_set',
  'fruit_thickening_8mm',
  'fruit_thickening_20mm',
] as const;
export type CropLogField = (typeof CROP_LOG_FIELDS)[number];

export interface CropEvent {
  /** 1–7, as the specification numbers them. */
  readonly id: number;
  /** The event as a field report carries it. */
  readonly stage: PhenologyStage;
  /** The same in a log of the season. */
  readonly logField: CropLogField;
  /** Spanish. */
  readonly name: string;
}

/** Host phenology that is followed, in the order of the season. */
export const CROP_EVENTS: readonly CropEvent[] = PHENOLOGY_STAGES.map((stage, i) => ({
  id: i + 1,
  stage,
  logField: CROP_LOG_FIELDS[i]!,
  name: PHENOLOGY_STAGE_WORDS[stage],
}));

/** Null for an id that is not 1–7. */
export function cropEventOf(id: number): CropEvent | null {
  return CROP_EVENTS.find((event) => event.id === id) ?? null;
}

/** The dates of a season's log; null or left out is an event that was not seen. */
export type CropLog = Readonly<Partial<Record<CropLogField, IsoDate | null>>>;

/** The stages seen in a season, in the order of the events. */
export function eventsOfLog(log: CropLog): (CropEvent & { readonly date: IsoDate })[] {
  return CROP_EVENTS.flatMap((event) => {
    const date = log[event.logField];
    return date ? [{ ...event, date }] : [];
  });
}
