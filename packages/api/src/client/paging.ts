import { ApiError } from './api-error.ts';

/** A million rows at a thousand a page: whoever wants more asks for fewer days. */
export const MOST_PAGES = 1_000;

interface Page {
  /** Asks for the next page; absent on the last. */
  readonly page_id?: string | undefined;
}

/**
 * Every page of a list, one after another until none is left.
 *
 * @param ask gets the page of an id; undefined is the first
 * @returns the pages, first to last
 * @throws {ApiError} contract: a page leads back to an earlier one, or there is no end of them; and what `ask` throws
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
