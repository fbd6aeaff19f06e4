import { room } from '../words/room.ts';

/** What the sheets of a workbook are called that nobody named. */
export const SHEETS = room('sheets', { unnamed: (place: number) => `Hoja ${place}` });
