import { EN as PUBLISHED } from './en.ts';
import { EN_CROPS } from './en-crops.ts';
import { EN_DEVICES } from './en-devices.ts';
import type { PanelLanguage } from './panel-rooms.ts';

/** English words of all panels, those that are not published too. */
export const EN: PanelLanguage = {
  ...PUBLISHED,
  rooms: { ...PUBLISHED.rooms, crops: EN_CROPS, devices: EN_DEVICES },
};
