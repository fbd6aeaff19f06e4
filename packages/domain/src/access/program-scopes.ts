/** What a program may be let do, in the order of its form. */
export const PROGRAM_SCOPES = [
  'farm.read',
  'series.read',
  'health.read',
  'photos.read',
  'events.read',
  'notices.read',
  'measurements.write',
  'photos.write',
  'events.write',
] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];
