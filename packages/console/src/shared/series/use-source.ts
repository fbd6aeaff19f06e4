import { useWords } from '@vigia/ui';
import { useFarm } from '../state/farm.ts';
import type { SeriesScope } from './scope.ts';
import { SOURCES } from './words.ts';

/** The source of a sector's charts, for their explanation and downloads: 'Agrícola Apalta · Norte'. */
export function useSource({ sector }: Pick<SeriesScope, 'sector'>): string {
  const words = useWords(SOURCES);
  const { tree } = useFarm();
  return `${tree.client.name} · ${sector?.name ?? words.allSectors}`;
}
