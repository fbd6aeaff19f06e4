import { useWords } from '@vigia/ui';
import { useFarm } from '../state/farm.ts';
import type { SeriesScope } from './scope.ts';
import { SOURCES } from './words.ts';

/** Whose measurements the charts of a field are, for their derivation and what is downloaded: 'Agrícola Apalta · Norte'. */
export function useSource({ sector }: Pick<SeriesScope, 'sector'>): string {
  const words = useWords(SOURCES);
  const { tree } = useFarm();
  return `${tree.client.name} · ${sector?.name ?? words.allSectors}`;
}
