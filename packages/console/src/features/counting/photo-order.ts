import type { StoredImage } from '@vigia/api/client';
import { countedInsects, type Opinions, reviewQueue } from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';
import { modelOf } from '../../shared/photos/photo-of.ts';
import type { Tree } from './tree-rows.ts';

/** An image with its neighbours. */
export interface CountedPhoto {
  readonly image: StoredImage;
  readonly station: { readonly id: number; readonly name: string; readonly pestId: PestId | null };
  readonly clientName: string;
  /** The next older one of its station: its count is shown in blue. */
  readonly older: StoredImage | null;
}

export type DateOrder = 'newest' | 'oldest';

/** The tree with the images of each station in the chosen order; it comes with the newest first. */
export const inOrder = (tree: Tree, order: DateOrder): Tree =>
  order === 'newest'
    ? tree
    : tree.map(({ client, sectors }) => ({
        client,
        sectors: sectors.map(({ sector, stations }) => ({
          sector,
          stations: stations.map(({ station, images }) => ({ station, images: images.toReversed() })),
        })),
      }));

/** Every image in the order of the tree. */
export const photosOf = (tree: Tree, order: DateOrder = 'newest'): CountedPhoto[] =>
  tree.flatMap(({ client, sectors }) =>
    sectors.flatMap(({ stations }) =>
      stations.flatMap(({ station, images }) =>
        images.map((image, i) => ({
          image,
          station,
          clientName: client.name,
          older: images[order === 'newest' ? i + 1 : i - 1] ?? null,
        })),
      ),
    ),
  );

/** The counts of the model, of the photo before and of people on a photo. */
export function opinionsOf({ image, station, older }: CountedPhoto): Opinions {
  const model = modelOf(image, station.pestId);
  return {
    detected: model === null ? null : (image.inferred.get(model) ?? null),
    previous: countedInsects(older?.analytics ?? null),
    counted: countedInsects(image.analytics),
  };
}

/** Photos to review, those with the most different opinions first. */
export const toReview = (photos: readonly CountedPhoto[]): CountedPhoto[] => reviewQueue(photos, opinionsOf);

/** The photo this many steps on in the order; undefined beyond its ends. */
export function photoBeside(
  photos: readonly CountedPhoto[],
  id: string | null,
  step: 1 | -1,
): CountedPhoto | undefined {
  const at = photos.findIndex(({ image }) => image.id === id);
  if (at < 0) return step === 1 ? photos[0] : undefined;
  return photos[at + step];
}

/** The next photo without a count, after a photo and then from the top. */
export function nextUncounted(photos: readonly CountedPhoto[], id: string | null): CountedPhoto | undefined {
  const at = photos.findIndex(({ image }) => image.id === id);
  return [...photos.slice(at + 1), ...photos.slice(0, Math.max(0, at))].find(
    ({ image }) => image.countedAt === null,
  );
}
