import type { PestDocument } from '@vigia/domain/pests';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export interface CropTable {
  crop_id: number;
  crop_name: string;
  variant_name: string | null;
  crop_is_retired: Generated<boolean>;
}
export interface PestTable {
  pest_id: number;
  pest_name: string;
  species: string;
  pest_is_retired: Generated<boolean>;
}
/** Documents that the installation took; the highest version of a pest is in use. */
export interface PestDocumentTable {
  pest_id: number;
  version: number;
  document: Json<PestDocument>;
  /** Of the document's text. */
  sha256: string;
  date_taken: Instant;
  /** Address of who took it. */
  taken_by: string;
}
export interface CatalogueTables {
  crop: CropTable;
  pest: PestTable;
  pest_document: PestDocumentTable;
}
