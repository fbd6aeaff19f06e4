/** The guide to a first farm, served by the same server as the console. */
export const GUIDE = '/docs/first-farm';
/** Where the page of a thing is; filters are put to it by `useNavigation().href`. */
export const stationPath = (stationId: number): string => `/station/${stationId}`;
export const sectorPath = (sectorId: number): string => `/sector/${sectorId}`;
export const nodePath = (serial: string): string => `/node/${encodeURIComponent(serial)}`;
