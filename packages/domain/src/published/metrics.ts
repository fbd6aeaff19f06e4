/** How published charts are coloured; `sol` has high contrast, to be read in sunlight. */
export const EMBED_THEMES = ['light', 'dark', 'sol'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const EMBED_UNITS = ['metric', 'imperial'] as const;
export type EmbedUnits = (typeof EMBED_UNITS)[number];

/** How captures on partners' pages are counted up. */
export const CAPTURE_INTERVALS = ['weekly', 'daily'] as const;
export type CaptureInterval = (typeof CAPTURE_INTERVALS)[number];
