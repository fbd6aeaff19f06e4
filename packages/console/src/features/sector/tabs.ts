import type { CropId } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';

export const TABS = ['plagas', 'hongos', 'clima', 'horas-frio'] as const;
export type TabId = (typeof TABS)[number];

/** The tabs of a crop: mildew is followed only on crops that get it. */
export function tabsOf(cropId: CropId | null): readonly TabId[] {
  return TABS.filter((tab) => tab !== 'hongos' || mildewApplies(cropId));
}

/** The tab is the address' fragment; an unknown one, and a tab that the crop does not have, mean the first. */
export function tabOfHash(hash: string, tabs: readonly TabId[]): TabId {
  return tabs.find((tab) => tab === hash) ?? 'plagas';
}
