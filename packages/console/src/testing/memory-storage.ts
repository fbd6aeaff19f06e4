/**
 * The browser's storage, as far as it is used.
 *
 * @param limit characters of an entry that still has room
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
