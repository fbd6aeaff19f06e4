/** Where the page of a thing is; filters are put to it by `useNavigation().href`. */
export const stationPath = (stationId: number): string => `/station/${stationId}`;
export const nodePath = (serial: string): string => `/node/${encodeURIComponent(serial)}`;
