import * as z from 'zod/mini';

/** Most rows of a page: clients without paging still receive a whole season. */
export const LARGEST_PAGE = 1_000;

/** Long lists are paged: `page_id` of an answer is the id of the next page. */
export const PageQuery = z.object({
  page_id: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/, { error: 'No es una página de esta lista' })),
  ),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LARGEST_PAGE)), LARGEST_PAGE),
});
export type PageQuery = z.infer<typeof PageQuery>;

/**
 * A parameter with several values: repeated, or in one text with commas.
 *
 * @param most largest number of values
 */
export const CommaList = <T extends z.ZodMiniType<string, string>>(one: T, most = 50) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((value) => [value].flat().flatMap((text) => text.split(','))),
    ),
    z.array(one).check(z.minLength(1), z.maxLength(most)),
  );
