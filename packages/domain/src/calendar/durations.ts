import type { EpochMs } from '../units.ts';

export const MINUTE_MS: EpochMs = 60_000;
export const HOUR_MS: EpochMs = 3_600_000;
export const DAY_MS: EpochMs = 86_400_000;
