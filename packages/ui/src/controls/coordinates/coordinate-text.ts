/** Latitude and longitude as text of their fields, with decimal comma. */
export interface CoordinateText {
  readonly latitude: string;
  readonly longitude: string;
}

const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?)`;
/** `-33.45, -70.66`, `-33,45 -70,66`, `-33.45; -70.66`: the usual forms in maps and messages. */
const PAIR = new RegExp(String.raw`^\(?\s*${NUMBER}\s*(?:[,;]\s*|\s+)${NUMBER}\s*\)?$`);

/** Both numbers of a pasted position; null for any other text, also for a single number. */
export function readCoordinates(text: string): CoordinateText | null {
  const match = PAIR.exec(text.trim());
  if (!match) return null;
  const oneDecimal = /^-?\d+,\d+$/.test(text.trim());
  if (oneDecimal) return null;
  return { latitude: match[1]!.replace('.', ','), longitude: match[2]!.replace('.', ',') };
}
