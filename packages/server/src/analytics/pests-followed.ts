import { isTrapped, type PestId, type Station } from '@vigia/domain/farm';

/** The insects that stations follow, by id; of all, or the one that is asked for. */
export function pestsFollowed(stations: readonly Pick<Station, 'pestId'>[], asked?: PestId): PestId[] {
  const insects = stations.flatMap(({ pestId }) => (pestId !== null && isTrapped(pestId) ? [pestId] : []));
  return [...new Set(insects)].filter((id) => asked === undefined || id === asked).sort((a, b) => a - b);
}
