/** The installation's catalogue: crops and varieties, and the documents of pests. */
import { PEST_STAGES } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id, Instant } from './common.ts';
import { Name } from './text.ts';

/** A pest's document as it was read. `checkPestDocument` tells what is wrong with it, everything at once. */
const Document = z.record(z.string(), z.unknown());
const Version = z.number().check(z.int(), z.positive());

/** What the installation has of its own, for whoever computes with it. */
export const OwnCatalogueWire = z.strictObject({
  documents: z.array(Document),
  retired_pests: z.array(Id),
  retired_crops: z.array(Id),
});
export type OwnCatalogueWire = z.infer<typeof OwnCatalogueWire>;

export const ListedPestWire = z.strictObject({
  pest_id: Id,
  pest_name: z.string(),
  species: z.string(),
  version: z.nullable(Version),
  is_built_in: z.boolean(),
  is_retired: z.boolean(),
  date_taken: z.nullable(Instant),
  taken_by: z.nullable(z.string()),
});
export const ListedCropWire = z.strictObject({
  crop_id: Id,
  crop_name: z.string(),
  variant_name: z.nullable(z.string()),
  is_built_in: z.boolean(),
  is_retired: z.boolean(),
});
export const CatalogueAnswer = z.strictObject({
  pests: z.array(ListedPestWire),
  crops: z.array(ListedCropWire),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;

/** The document in use, as it is exported. */
export const PestDocumentAnswer = z.strictObject({ document: Document });
export const PestDocumentBody = z.strictObject({ document: Document });
export const PestRetiredBody = z.strictObject({ is_retired: z.boolean() });

const CropName = Name.check(z.minLength(1));
export const CropBody = z.strictObject({ crop_name: CropName, variant_name: z.nullable(CropName) });
export type CropBody = z.infer<typeof CropBody>;
export const CropPatch = z.strictObject({
  crop_name: z.optional(CropName),
  variant_name: z.optional(z.nullable(CropName)),
  is_retired: z.optional(z.boolean()),
});
export type CropPatch = z.infer<typeof CropPatch>;

/** A document that is not taken yet, and the station whose past seasons it is tried on; null to have it checked alone. */
export const PestPreviewBody = z.strictObject({ document: Document, station_id: z.nullable(Id) });
/**
 * For each season that has begun, the newest first, when each stage began: by the document in use (`date_now`) and by
 * the one sent (`date_next`). Null where a stage was not reached, or where a document does not have it.
 */
export const PestPreviewAnswer = z.strictObject({
  seasons: z.array(
    z.strictObject({
      season_name: z.string(),
      date_start: Day,
      stages: z.array(
        z.strictObject({
          generation: z.number().check(z.int(), z.positive()),
          stage: z.enum(PEST_STAGES),
          date_now: z.nullable(Day),
          date_next: z.nullable(Day),
        }),
      ),
    }),
  ),
});
export type PestPreviewAnswer = z.infer<typeof PestPreviewAnswer>;
