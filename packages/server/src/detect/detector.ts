import type { StoredBox } from '../db/schema/images.ts';

/** A photo in which insects are looked for. */
export interface DetectRequest {
  /** A stored JPEG. */
  readonly jpeg: Buffer<ArrayBuffer>;
  /** Size of the full photo, px; boxes are in these pixels. */
  readonly width: number;
  readonly height: number;
  /** Name of the model, such as `cydia`. */
  readonly model: string;
  readonly signal?: AbortSignal;
}

/** Something that finds insects on photos of traps. */
export interface Detector {
  /** Program and version; stored with its results. */
  readonly name: string;
  /**
   * The models to use for a pest, best first.
   *
   * @param models never empty, from the most specific to the most general
   */
  choose(models: readonly [string, ...string[]]): readonly [string, ...string[]];
  /**
   * @returns boxes with the highest score first; null for an unknown model
   * @throws {DetectorUnavailable} the detector cannot be reached at this time
   * @throws {Error} this photo could not be processed
   */
  detect(request: DetectRequest): Promise<readonly StoredBox[] | null>;
  close(): Promise<void>;
}

/** The detector does not answer at all: other photos should wait as well. */
export class DetectorUnavailable extends Error {
  override readonly name = 'DetectorUnavailable';
}
