import { type IsoDate, wallMsOfDay } from '@vigia/domain';
import { dayOfYear, shortDay } from '../charts/time-chart/format.ts';

export const shortDate = (date: IsoDate) => shortDay(wallMsOfDay(date));
export const fullDate = (date: IsoDate) => dayOfYear(wallMsOfDay(date));
