/** Tags of a cell: with semicolons between them or, without any, with commas. */
export function readTags(cell: string): string[] {
  const parts = cell.includes(';') ? cell.split(';') : cell.split(',');
  return parts.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** The same as a canonical cell. */
export function tagsCell(tags: readonly string[]): string {
  const text = tags.join('; ');
  return tags.length === 1 && text.includes(',') ? `${text};` : text;
}
