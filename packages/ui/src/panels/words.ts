import { type IsoDate, wallMsOfDay } from '@vigia/domain';
import { figuresIn } from '../words/figures.ts';

const { dayOfYear, shortDay } = figuresIn('es');

export const shortDate = (date: IsoDate) => shortDay(wallMsOfDay(date));
export const fullDate = (date: IsoDate) => dayOfYear(wallMsOfDay(date));
