/** The guide to a first farm, served by the same server as the console. */
export const GUIDE = '/docs/first-farm';
/** Pages for their readers, beside it. */
export const READERS_PAGES = { grower: '/docs/grower', administrator: '/docs/administrator' } as const;
/** Where the page of a thing is; filters are put to it by `useNavigation().href`. */
export const stationPath = (stationId: number): string => `/station/${stationId}`;
export const sectorPath = (sectorId: number): string => `/sector/${sectorId}`;
export const nodePath = (serial: string): string => `/node/${encodeURIComponent(serial)}`;
