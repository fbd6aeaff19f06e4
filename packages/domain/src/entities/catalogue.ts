import type { CropId, PestId } from './ids.ts';

export interface Crop {
  readonly id: CropId;
  readonly name: string;
  /** Variety, shown in parentheses after the name; null when the crop has none. */
  readonly variantName: string | null;
}

export interface Pest {
  readonly id: PestId;
  readonly name: string;
}
