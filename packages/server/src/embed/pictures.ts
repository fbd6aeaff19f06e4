import { createHash } from 'node:crypto';
import type { EmbedCapturesPictureQuery, EmbedPictureQuery } from '@vigia/api/contract';
import type { PictureOptions } from '@vigia/reports';
import type * as z from 'zod/mini';
import type { AppContext } from '../http/app-env.ts';
import { matches } from '../http/static-files.ts';

type Reports = typeof import('@vigia/reports');
type PictureRequest = Pick<
  z.output<typeof EmbedPictureQuery>,
  'width' | 'height' | 'mode' | 'locale' | 'units'
> &
  Partial<Pick<z.output<typeof EmbedCapturesPictureQuery>, 'period' | 'interval'>>;

/** Policy of a picture: nothing in it may run or load, wherever it is shown. */
const POLICY = "default-src 'none'; sandbox";

/** Draws figures as a picture with an ETag: a page that has it already gets a bare 304. */
export async function pictureOf(
  c: AppContext,
  requested: PictureRequest,
  draw: (reports: Reports, options: PictureOptions) => string,
): Promise<Response> {
  const { width, height, mode, locale, units, period, interval } = requested;
  // Loaded at the first request: it brings the components and React, which no other call needs.
  const reports = await import('@vigia/reports');
  const svg = draw(reports, {
    width,
    height,
    mode,
    locale,
    units,
    ...(period && { period }),
    ...(interval && { interval }),
  });
  const etag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
  c.header('etag', etag);
  c.header('content-security-policy', POLICY);
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(svg, 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
}
