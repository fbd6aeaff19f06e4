import type { IsoDate, PestStage } from '@vigia/domain';
import type { Crop, CropId, PestId, StationId } from '@vigia/domain/farm';
import type * as z from 'zod/mini';
import {
  CatalogueAnswer,
  type CropBody,
  ListedCropWire,
  ListedPestWire,
  PestDocumentAnswer,
  PestPreviewAnswer,
} from '../../contract/catalogue.ts';
import type { Send } from '../http.ts';

/** A pest as the catalogue lists it. */
export interface ListedPest {
  readonly id: PestId;
  readonly name: string;
  readonly species: string;
  /** Of the document in use; null for a pest without one. */
  readonly version: number | null;
  readonly isBuiltIn: boolean;
  readonly isRetired: boolean;
  /** When the installation took its own document, epoch ms; null while the built-in one is used. */
  readonly takenAt: number | null;
  readonly takenBy: string | null;
}
export interface ListedCrop extends Crop {
  readonly isBuiltIn: boolean;
  readonly isRetired: boolean;
}
export interface Catalogue {
  readonly pests: readonly ListedPest[];
  readonly crops: readonly ListedCrop[];
}
/** When a stage began by the document in use and by another one; null where it did not. */
export interface PreviewedStage {
  readonly generation: number;
  readonly stage: PestStage;
  readonly now: IsoDate | null;
  readonly next: IsoDate | null;
}
export interface PreviewedSeason {
  readonly name: string;
  readonly start: IsoDate;
  readonly stages: readonly PreviewedStage[];
}
export type CropDraft = Pick<Crop, 'name' | 'variantName'>;

const toPest = (wire: z.infer<typeof ListedPestWire>): ListedPest => ({
  id: wire.pest_id,
  name: wire.pest_name,
  species: wire.species,
  version: wire.version,
  isBuiltIn: wire.is_built_in,
  isRetired: wire.is_retired,
  takenAt: wire.date_taken === null ? null : Date.parse(wire.date_taken),
  takenBy: wire.taken_by,
});
const toCrop = (wire: z.infer<typeof ListedCropWire>): ListedCrop => ({
  id: wire.crop_id,
  name: wire.crop_name,
  variantName: wire.variant_name,
  isBuiltIn: wire.is_built_in,
  isRetired: wire.is_retired,
});
const cropBody = ({ name, variantName }: CropDraft): CropBody => ({
  crop_name: name,
  variant_name: variantName,
});

/** The installation's catalogue of crops and pests, for super administrators. */
export function catalogueCalls(send: Send) {
  const ofPest = (pestId: PestId) => `/v2/catalogue/pests/${pestId}`;
  return {
    read: async (signal?: AbortSignal): Promise<Catalogue> => {
      const { pests, crops } = await send('/v2/catalogue', CatalogueAnswer, { signal });
      return { pests: pests.map(toPest), crops: crops.map(toCrop) };
    },
    /** The document in use, as a file contains it. */
    document: async (pestId: PestId): Promise<object> =>
      (await send(ofPest(pestId), PestDocumentAnswer)).document,
    /** Takes a document; an error of kind `invalid` names the path and the fault of everything wrong with it. */
    take: async (document: unknown): Promise<ListedPest> =>
      toPest(await send('/v2/catalogue/pests', ListedPestWire, { method: 'post', body: { document } })),
    /** The document beside the one in use, in the past seasons of a station; without one it is only checked. */
    preview: async (
      document: unknown,
      stationId: StationId | null,
      signal?: AbortSignal,
    ): Promise<readonly PreviewedSeason[]> => {
      const body = { document, station_id: stationId };
      const { seasons } = await send('/v2/catalogue/preview', PestPreviewAnswer, {
        ...{ method: 'post', body, signal },
      });
      return seasons.map(({ season_name: name, date_start: start, stages }) => ({
        name,
        start,
        stages: stages.map(({ date_now: now, date_next: next, ...of }) => ({ ...of, now, next })),
      }));
    },
    retirePest: async (pestId: PestId, isRetired: boolean): Promise<ListedPest> =>
      toPest(await send(ofPest(pestId), ListedPestWire, { method: 'put', body: { is_retired: isRetired } })),
    addCrop: async (draft: CropDraft): Promise<ListedCrop> =>
      toCrop(await send('/v2/catalogue/crops', ListedCropWire, { method: 'post', body: cropBody(draft) })),
    editCrop: async (cropId: CropId, draft: CropDraft): Promise<ListedCrop> =>
      toCrop(
        await send(`/v2/catalogue/crops/${cropId}`, ListedCropWire, { method: 'put', body: cropBody(draft) }),
      ),
    retireCrop: async (cropId: CropId, isRetired: boolean): Promise<ListedCrop> =>
      toCrop(
        await send(`/v2/catalogue/crops/${cropId}`, ListedCropWire, {
          method: 'put',
          body: { is_retired: isRetired },
        }),
      ),
  };
}
