/** The message about a date that no photo can have. */
export const PHOTO_DATE_MESSAGES = {
  future: 'La fecha de la foto es posterior a hoy',
  tooOld: 'La fecha de la foto es anterior al año 2000',
} as const;
