import type { Tx } from '../../access/reach.ts';

/** Crops of the catalogue, the same for every client. */
export function readCrops(tx: Tx) {
  return tx.selectFrom('crop').select(['crop_id', 'crop_name', 'variant_name']).orderBy('crop_id').execute();
}

export function readPests(tx: Tx) {
  return tx.selectFrom('pest').select(['pest_id', 'pest_name']).orderBy('pest_id').execute();
}
