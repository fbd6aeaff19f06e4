import type { CatalogueAnswer } from '@vigia/api/contract';
import { BUILT_IN_CROPS } from '@vigia/domain/farm';
import { PEST_DOCUMENTS } from '@vigia/domain/pests';
import type { Tx } from '../access/reach.ts';
import { listCrops, listPests } from '../stores/farm/catalogue.ts';

const BUILT_IN = {
  pests: new Map(PEST_DOCUMENTS.map(({ id, version }) => [id, version])),
  crops: new Set(BUILT_IN_CROPS.map(({ id }) => id)),
};

/** Everything in the catalogue, by name. */
export async function listCatalogue(tx: Tx): Promise<CatalogueAnswer> {
  const pests = await listPests(tx);
  const crops = await listCrops(tx);
  return {
    pests: pests.map(({ version, ...pest }) => ({
      ...pest,
      version: version ?? BUILT_IN.pests.get(pest.pest_id) ?? null,
      is_built_in: BUILT_IN.pests.has(pest.pest_id),
    })),
    crops: crops.map((crop) => ({ ...crop, is_built_in: BUILT_IN.crops.has(crop.crop_id) })),
  };
}

export const listedPest = async (tx: Tx, pestId: number) =>
  (await listCatalogue(tx)).pests.find(({ pest_id }) => pest_id === pestId);

export const listedCrop = async (tx: Tx, cropId: number) =>
  (await listCatalogue(tx)).crops.find(({ crop_id }) => crop_id === cropId);
