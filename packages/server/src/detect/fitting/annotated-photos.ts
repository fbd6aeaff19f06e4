import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { photoOf } from '../../images/photo.ts';
import { candidatesOf, WORKING_WIDTH } from '../find-insects.ts';
import type { Region } from '../regions.ts';
import { workingPhoto } from '../working-photo.ts';

/** An insect that a person marked; px of the working photo. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface AnnotatedPhoto {
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly candidates: readonly Region[];
  /** Px of the full photo per px of the working one. */
  readonly scale: number;
}

/** What people marked on a photo; px of the full photo. */
interface Annotation {
  readonly width: number;
  readonly height: number;
  readonly insects: readonly {
    readonly bbox: readonly [number, number, number, number];
    /** Inside its outline. */
    readonly area: number;
  }[];
}

/**
 * Folder of the annotated photos, beside the repository or at `VIGIA_TRAP_PHOTOS`; null without one. The photos
 * may not be passed on, so they are not part of the repository.
 */
export function annotatedFolder(): string | null {
  const repository = resolve(import.meta.dirname, '../../../../..');
  const folder = resolve(process.env.VIGIA_TRAP_PHOTOS ?? join(repository, '../shared/data/trap-images'));
  return existsSync(join(folder, 'annotations.json')) ? folder : null;
}

/** By the name of the photo. */
export const readAnnotations = (folder: string): Readonly<Record<string, Annotation>> =>
  JSON.parse(readFileSync(join(folder, 'annotations.json'), 'utf8'));

/** Reads the photos as the service does: each is stored like an upload and then analysed. */
export async function annotatedPhotos(folder: string): Promise<AnnotatedPhoto[]> {
  const photos: AnnotatedPhoto[] = [];
  for (const [name, { width, insects }] of Object.entries(readAnnotations(folder))) {
    const { jpeg } = await photoOf(readFileSync(join(folder, name)));
    const scale = width / WORKING_WIDTH;
    const marks = insects.map(({ bbox }) => {
      const [left, top, across, down] = bbox.map((length) => length / scale) as [
        number,
        number,
        number,
        number,
      ];
      return { left, top, right: left + across, bottom: top + down };
    });
    photos.push({ name, marks, candidates: candidatesOf(await workingPhoto(jpeg)), scale });
  }
  return photos;
}
