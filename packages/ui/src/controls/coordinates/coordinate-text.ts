/** Latitude and longitude as their fields write them, with decimal comma. */
export interface CoordinateText {
  readonly latitude: string;
  readonly longitude: string;
}

const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?)`;
/** `-33.45, -70.66`, `-33,45 -70,66`, `-33.45; -70.66`: as maps and messages write a place. */
const PAIR = new RegExp(String.raw`^\(?\s*${NUMBER}\s*(?:[,;]\s*|\s+)${NUMBER}\s*\)?$`);

/** Both numbers of a pasted place; null for anything else, one number alone among it. */
export function readCoordinates(text: string): CoordinateText | null {
  const match = PAIR.exec(text.trim());
  if (!match) return null;
  const oneDecimal = /^-?\d+,\d+$/.test(text.trim());
  if (oneDecimal) return null;
  return { latitude: match[1]!.replace('.', ','), longitude: match[2]!.replace('.', ',') };
}
