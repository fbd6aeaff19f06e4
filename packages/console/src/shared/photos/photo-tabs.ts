import type { ImageType } from '@vigia/domain/captures';
import { Camera, type LucideIcon, Trees, Wrench } from 'lucide-react';

export const PHOTO_ICONS: Readonly<Record<ImageType, LucideIcon>> = {
  bug: Camera,
  plant: Trees,
  device_install: Wrench,
};

/** The hash of each tab. */
const HASHES: Readonly<Record<ImageType, string>> = {
  bug: 'principal',
  plant: 'externa',
  device_install: 'instalacion',
};

export const hashOfTab = (tab: ImageType): string => HASHES[tab];

/** The tab of a hash; the main camera for an unknown hash. */
export function tabOfHash(hash: string): ImageType {
  const types = Object.keys(HASHES) as ImageType[];
  return types.find((type) => HASHES[type] === hash) ?? 'bug';
}
