import { type CropId, PESTS, type PestId, type Station } from '@vigia/domain/farm';

/** The pest of a chart of captures and the stations that trap it: the first in the catalogue's order. */
export function trapsOf(
  stations: readonly Station[],
  { pestId, cropId }: { readonly pestId?: PestId | undefined; readonly cropId?: CropId | undefined },
): { pestId: PestId; stations: Station[] } | null {
  const candidates = stations.filter(
    (station) =>
      station.pestId !== null &&
      PESTS.get(station.pestId)?.kind === 'insect' &&
      (pestId === undefined || station.pestId === pestId) &&
      (cropId === undefined || station.cropId === cropId),
  );
  if (candidates.length === 0) return null;
  const first = Math.min(...candidates.map((station) => station.pestId as PestId));
  return { pestId: first, stations: candidates.filter((station) => station.pestId === first) };
}
