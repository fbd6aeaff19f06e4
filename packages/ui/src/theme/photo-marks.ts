/**
 * Colours of marks on a photograph. A photo looks the same in every mode, so the marks do too. Each mark also
 * has its own shape. A light halo with a dark rim makes it visible on the bright plate and on dark insects.
 */
export const PHOTO_MARKS = {
  /** Circles of the current count. */
  current: '#e0231a',
  /** Circles of the previous count. */
  previous: '#1463ff',
  /** Proposals of the model. */
  inference: '#0a8f3c',
  halo: '#ffffff',
  rim: '#10180f',
} as const;
