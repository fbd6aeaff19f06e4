/** What a client needs before Vigía can give it advice, in the order in which one thing requires another. */
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

/** Optional for a single grower; the others are required. */
const OPTIONAL: readonly SetupStep[] = ['people'];

export const isOptionalStep = (step: SetupStep): boolean => OPTIONAL.includes(step);

/** The steps that are done, by the data of a client. */
export type SetupProgress = Readonly<Record<SetupStep, boolean>>;

/** The first required step that is not done; null once all are. */
export function nextStep(progress: SetupProgress): SetupStep | null {
  return SETUP_STEPS.find((step) => !progress[step] && !isOptionalStep(step)) ?? null;
}

/** Conditions of a step: a station needs a field and a season, data needs a station. */
const NEEDS: Readonly<Partial<Record<SetupStep, readonly SetupStep[]>>> = {
  station: ['sector', 'season'],
  measurements: ['station'],
  photo: ['station'],
};

/** The steps that are missing before this one can be done. */
export const missingFor = (step: SetupStep, progress: SetupProgress): SetupStep[] =>
  (NEEDS[step] ?? []).filter((needed) => !progress[needed]);
