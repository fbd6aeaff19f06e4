/**
 * What is drawn over a photograph. A photo looks the same in every mode, so these do too; each mark also has its own
 * shape, and a light halo with a dark rim holds it apart from the bright plate and the dark insect alike.
 */
export const PHOTO_MARKS = {
  /** Circles of the count that is edited. */
  current: '#e0231a',
  /** Circles of the previous count. */
  previous: '#1463ff',
  /** Proposals of the model. */
  inference: '#0a8f3c',
  halo: '#ffffff',
  rim: '#10180f',
} as const;
