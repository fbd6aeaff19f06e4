import { ImageAnalyticsWire, type SaveCountBody, type ServedImage } from '@vigia/api/contract';
import {
  DEFAULT_IMAGE_SIZE,
  type ImageAnalytics,
  imagePoint,
  isCountable,
  liesOnImage,
} from '@vigia/domain/captures';
import { HttpProblem, invalidField } from '../http/problem.ts';

export interface CheckedCount {
  readonly analytics: ImageAnalytics;
  /** Insects by pest. */
  readonly counts: ReadonlyMap<number, number>;
}

/**
 * A manual count as it was sent, compared with its image.
 *
 * @throws {HttpProblem} invalid-input that names the field: no JSON, another shape, a sample beside the image, the date
 *   of another image, or an image that is not counted
 */
export function checkedCount(body: SaveCountBody, image: ServedImage): CheckedCount {
  if (!isCountable(image)) throw invalidField('image_id', 'Solo se cuentan fotos de trampas de una estación');
  if (Date.parse(body.takenAt) !== image.takenAt) {
    throw new HttpProblem('invalid-input', {
      detail: 'La foto tiene otra fecha ahora; guarde de nuevo',
      errors: [{ field: 'date_created', message: 'No es la fecha de esta foto' }],
    });
  }
  const analytics = parsed(body.analytics);
  const size = image.size ?? DEFAULT_IMAGE_SIZE;
  for (const [pest, { samples }] of Object.entries(analytics.bug ?? {})) {
    const beside = samples.findIndex(({ x, y }) => !liesOnImage(imagePoint(x, y), size));
    if (beside < 0) continue;
    throw invalidField(`image_analytics.bug.${pest}.samples.${beside}`, 'Queda fuera de la foto');
  }
  const counts = Object.entries(analytics.bug ?? {}).map(
    ([pest, { overall }]) => [Number(pest), overall] as const,
  );
  return { analytics, counts: new Map(counts) };
}

function parsed(text: string): ImageAnalytics {
  const result = ImageAnalyticsWire.safeParse(json(text));
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    field: ['image_analytics', ...path].map(String).join('.'),
    message,
  }));
  throw new HttpProblem('invalid-input', { errors: errors.slice(0, 20) });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('image_analytics', 'No es JSON');
  }
}
