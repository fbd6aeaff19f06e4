import { useFarm } from '../state/farm.ts';
import type { SeriesScope } from './scope.ts';
import { WORDS } from './words.ts';

/** Whose measurements the charts of a field are, for their derivation and what is downloaded: 'Agrícola Apalta · Norte'. */
export function useSource({ sector }: Pick<SeriesScope, 'sector'>): string {
  const { tree } = useFarm();
  return `${tree.client.name} · ${sector?.name ?? WORDS.allSectors}`;
}
