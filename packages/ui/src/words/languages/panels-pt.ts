import type { PanelLanguage } from './panel-rooms.ts';
import { PT as PUBLISHED } from './pt.ts';
import { PT_CROPS } from './pt-crops.ts';
import { PT_DEVICES } from './pt-devices.ts';

/** Portuguese (Brazil) words of all panels, those that are not published too. */
export const PT: PanelLanguage = {
  ...PUBLISHED,
  rooms: { ...PUBLISHED.rooms, crops: PT_CROPS, devices: PT_DEVICES },
};
