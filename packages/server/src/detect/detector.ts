import type { StoredBox } from '../db/schema/images.ts';

/** A photo to look at. */
export interface DetectRequest {
  /** A file of ours. */
  readonly jpeg: Buffer<ArrayBuffer>;
  /** Of the full photo, px: boxes are given in these. */
  readonly width: number;
  readonly height: number;
  /** What is looked for, such as `cydia`. */
  readonly model: string;
  readonly signal?: AbortSignal;
}

/** Something that finds insects on photos of traps. */
export interface Detector {
  /** Program and version, kept with what it found. */
  readonly name: string;
  /**
   * Which of a pest's models to ask for, best first.
   *
   * @param models never empty, from the most particular to the most general
   */
  choose(models: readonly [string, ...string[]]): readonly [string, ...string[]];
  /**
   * @returns the surest first; null when it does not know the model
   * @throws {DetectorUnavailable} nothing can be asked for now
   * @throws {Error} this photo could not be looked at
   */
  detect(request: DetectRequest): Promise<readonly StoredBox[] | null>;
  close(): Promise<void>;
}

/** The detector does not answer at all: other photos need not be tried before a while. */
export class DetectorUnavailable extends Error {
  override readonly name = 'DetectorUnavailable';
}
