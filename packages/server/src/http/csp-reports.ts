import type { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import { readCapped } from '../images/upload.ts';
import { type AppEnv, clientAddress } from './app-env.ts';

/** Where browsers report what the console's policy kept from running. */
export const CSP_REPORTS = '/csp-reports';

const MOST_BYTES = 64 * 1024;
const MOST_AT_ONCE = 20;
/** A broken page sends reports with every load, so the number that is logged is limited. */
const A_MINUTE = 20;
const LONGEST = 200;

/** The address without query and fragment, which may contain private data. */
const Place = z.pipe(
  z.string(),
  z.transform((text) => {
    const url = URL.parse(text);
    return (url ? `${url.origin}${url.pathname}` : text).slice(0, LONGEST);
  }),
);
const Word = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, LONGEST)),
);
const Newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.optional(Place),
    effectiveDirective: z.optional(Word),
    blockedURL: z.optional(Place),
    sourceFile: z.nullish(Place),
    lineNumber: z.nullish(z.number()),
    sample: z.nullish(Word),
  }),
});
const Older = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(Place),
    'effective-directive': z.optional(Word),
    'violated-directive': z.optional(Word),
    'blocked-uri': z.optional(Place),
    'source-file': z.nullish(Place),
    'line-number': z.nullish(z.number()),
    'script-sample': z.nullish(Word),
  }),
});

/** Takes reports of the content security policy and writes them to the log; answers 204 whatever comes. */
export function mountCspReports(app: Hono<AppEnv>): void {
  const limit = new RateLimiterMemory({ points: A_MINUTE, duration: 60 });
  app.post(CSP_REPORTS, async (c) => {
    const mayTell = await limit.consume(clientAddress(c)).then(
      () => true,
      () => false,
    );
    if (mayTell) {
      const text = String(await readCapped(c.req.raw, MOST_BYTES));
      for (const report of reportsIn(text))
        c.get('log').warn(report, 'the policy of the page kept something back');
    }
    return c.body(null, 204);
  });
}

function reportsIn(text: string): object[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const older = Older.safeParse(parsed);
  if (older.success) return [older.data['csp-report']];
  const list = Array.isArray(parsed) ? parsed.slice(0, MOST_AT_ONCE) : [];
  return list.flatMap((one) => Newer.safeParse(one).data?.body ?? []);
}
