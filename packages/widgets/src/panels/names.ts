const NAMES = /(?:name|subject|text)$/i;

/** Names of fields, stations, pests and seasons in an answer, as long as they are no code of ours. */
export function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NAMES.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => namesIn(each, Array.isArray(value) ? key : name));
}
