import type { ImageType } from '@vigia/domain/captures';
import { Camera, type LucideIcon, Trees, Wrench } from 'lucide-react';

export const PHOTO_ICONS: Readonly<Record<ImageType, LucideIcon>> = {
  bug: Camera,
  plant: Trees,
  device_install: Wrench,
};

/** What the address' fragment calls each tab. */
const HASHES: Readonly<Record<ImageType, string>> = {
  bug: 'principal',
  plant: 'externa',
  device_install: 'instalacion',
};

export const hashOfTab = (tab: ImageType): string => HASHES[tab];

/** The tab of a fragment; anything else is the main camera. */
export function tabOfHash(hash: string): ImageType {
  const types = Object.keys(HASHES) as ImageType[];
  return types.find((type) => HASHES[type] === hash) ?? 'bug';
}
