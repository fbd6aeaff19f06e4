import * as z from 'zod/mini';

/** Rows of one page: enough that a client that knows nothing of pages sees a season of anything. */
export const LARGEST_PAGE = 1_000;

/** Lists that grow are answered page by page: `page_id` of one answer asks for the next. */
export const PageQuery = z.object({
  page_id: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/, { error: 'No es una página de esta lista' })),
  ),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LARGEST_PAGE)), LARGEST_PAGE),
});
export type PageQuery = z.infer<typeof PageQuery>;

/**
 * A parameter with several values, each on its own or all with commas between.
 *
 * @param most values that a call takes
 */
export const CommaList = <T extends z.ZodMiniType<string, string>>(one: T, most = 50) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((value) => [value].flat().flatMap((text) => text.split(','))),
    ),
    z.array(one).check(z.minLength(1), z.maxLength(most)),
  );
