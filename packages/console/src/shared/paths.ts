/** The guide to a first farm, served by the same server. */
export const GUIDE = '/docs/first-farm';
/** Guides by kind of reader. */
export const READERS_PAGES = { grower: '/docs/grower', administrator: '/docs/administrator' } as const;
/** Paths of the pages of one entity; `useNavigation().href` adds the filters. */
export const nodePath = (serial: string): string => `/node/${encodeURIComponent(serial)}`;
/** What the device sent. */
export const arrivalsPath = (serial: string): string => `/admin/nodes/${encodeURIComponent(serial)}/arrived`;

/** The captures of a season on the map. */
export const PRESSURE_PATH = '/sectors/pressure';
