import type { StoredImage } from '@vigia/api/client';
import { inferenceModelsOf } from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';

/** URL of a picture that cannot be loaded: shown as "Foto no disponible". */
export const UNAVAILABLE = 'data:image/jpeg;base64,';

/** The model whose findings are shown: the first of the pest's models that analysed the photo; else null. */
export function modelOf(
  image: Pick<StoredImage, 'inferred' | 'pestId'>,
  stationPest: PestId | null,
): string | null {
  const models = inferenceModelsOf(image.pestId ?? stationPest);
  return models.find((model) => image.inferred.has(model)) ?? null;
}
