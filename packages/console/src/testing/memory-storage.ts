/**
 * An in-memory `localStorage` with the methods that the console uses.
 *
 * @param limit longest entry that can be stored, characters
 */
export function memoryStorage(limit = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new Error('QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
    key: (i: number) => [...entries.keys()][i] ?? null,
    get length() {
      return entries.size;
    },
  };
}
