import { ApiError } from './api-error.ts';

/** Limit of pages: a million rows with a thousand per page. */
export const MOST_PAGES = 1_000;

interface Page {
  /** Id of the next page; absent on the last one. */
  readonly page_id?: string | undefined;
}

/**
 * Requests all pages of a list, one after another.
 *
 * @param ask requests the page with an id; undefined is the first page
 * @returns the pages, first to last
 * @throws {ApiError} contract: a page leads back to an earlier one, or there are too many; and what `ask`
 *     throws
 */
export async function everyPage<T extends Page>(
  ask: (pageId: string | undefined) => Promise<T>,
): Promise<T[]> {
  const pages: T[] = [];
  const seen = new Set<string>();
  let next: string | undefined;
  do {
    if (pages.length >= MOST_PAGES) throw new ApiError('contract', `More than ${MOST_PAGES} pages`);
    const page = await ask(next);
    pages.push(page);
    next = page.page_id;
    if (next !== undefined && seen.has(next)) throw new ApiError('contract', 'A page leads back to itself');
    if (next !== undefined) seen.add(next);
  } while (next !== undefined);
  return pages;
}
