import type { MapTiles } from '@vigia/ui/map';
import { useAtomValue } from 'jotai';
import { readyServicesAtom } from './services.ts';

/** Satellite images for the maps; undefined if the service has no provider of them. */
export function useMapTiles(): MapTiles | undefined {
  const { mapTiles: tiles } = useAtomValue(readyServicesAtom).config;
  return tiles ?? undefined;
}
