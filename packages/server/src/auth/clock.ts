/** Epoch ms as the database and the tokens take it. */
export const isoOf = (epochMs: number): string => new Date(epochMs).toISOString();
/** Epoch s of epoch ms, as tokens write times. */
export const secondsOf = (epochMs: number): number => Math.floor(epochMs / 1000);
