/** What a client needs before Vigía can decide anything for it, in the order in which one thing asks for another. */
export const SETUP_STEPS = [
  'client',
  'people',
  'sector',
  'season',
  'station',
  'measurements',
  'photo',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** A single grower may do without; the others are needed. */
const OPTIONAL: readonly SetupStep[] = ['people'];

export const isOptionalStep = (step: SetupStep): boolean => OPTIONAL.includes(step);

/** Which steps the data of a client shows as done. */
export type SetupProgress = Readonly<Record<SetupStep, boolean>>;

/** The first needed step that is not done; null once all are. */
export function nextStep(progress: SetupProgress): SetupStep | null {
  return SETUP_STEPS.find((step) => !progress[step] && !isOptionalStep(step)) ?? null;
}

/** What has to be there before a step can be done: a station stands in a field and a season, data at a station. */
const NEEDS: Readonly<Partial<Record<SetupStep, readonly SetupStep[]>>> = {
  station: ['sector', 'season'],
  measurements: ['station'],
  photo: ['station'],
};

/** The steps that are missing before this one can be done. */
export const missingFor = (step: SetupStep, progress: SetupProgress): SetupStep[] =>
  (NEEDS[step] ?? []).filter((needed) => !progress[needed]);
