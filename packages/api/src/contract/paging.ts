import { z } from 'zod';

/** Rows of one page: enough that a client that knows nothing of pages sees a season of anything. */
export const LARGEST_PAGE = 1_000;

/** Lists that grow are answered page by page: `page_id` of one answer asks for the next. */
export const PageQuery = z.object({
  page_id: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/, { error: 'No es una página de esta lista' })
    .optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(LARGEST_PAGE),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A parameter with several values, each on its own or all with commas between. */
export const CommaList = <T extends z.ZodType<string, string>>(one: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat().flatMap((text) => text.split(',')))
    .pipe(z.array(one).min(1).max(50));
