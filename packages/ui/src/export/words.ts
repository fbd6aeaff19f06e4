import { room } from '../words/room.ts';

/** Names of sheets that were given no name. */
export const SHEETS = room('sheets', { unnamed: (place: number) => `Hoja ${place}` });
