import type { Season } from '../farm/season.ts';
import type { SaveQuestion } from '../seasons/questions.ts';
import type { IsoDate } from '../units.ts';
import { counted } from './counted.ts';
import { formatDay, fromTo } from './dates.ts';

type NamedSpan = Pick<Season, 'name' | 'start' | 'end'>;

/** For the end of a season that would leave biofixes outside; each is named as `Lobesia en Apalta, 21 sep 2026`. */
export const leavesBiofixesOutside = (biofixes: readonly string[]): string =>
  `${biofixes.length === 1 ? 'Quedaría fuera un biofix' : 'Quedarían fuera biofixes'}: ${biofixes.join('; ')}`;

/** A biofix as a sentence names it. */
export const biofixText = (pest: string, sector: string, date: IsoDate): string =>
  `${pest} en ${sector}, ${formatDay(date)}`;

const namedSpan = (season: NamedSpan): string => `${season.name}, ${fromTo(season)}`;

const MOST_NAMED = 3;

/** Why a season cannot be deleted: stations that are in it, by name, or scheduled reports; null when it can. */
export function seasonInUse(stations: readonly string[], schedules: number): string | null {
  if (stations.length > 0) {
    const more = stations.length > MOST_NAMED ? ` y ${stations.length - MOST_NAMED} más` : '';
    const named = `${stations.slice(0, MOST_NAMED).join(', ')}${more}`;
    return `La temporada tiene ${counted(stations.length, 'estación', 'estaciones')}: ${named}`;
  }
  if (schedules === 0) return null;
  return `La temporada tiene ${counted(schedules, 'informe programado', 'informes programados')}: elimínelos primero`;
}

/** Why a confirmation is needed before saving, in one sentence. */
export function questionText(question: SaveQuestion): string {
  switch (question.code) {
    case 'same-name':
      return `Ya hay una temporada con ese nombre: ${namedSpan(question.other)}.`;
    case 'same-dates':
      return `Ya hay una temporada con esas fechas: ${namedSpan(question.other)}.`;
    case 'overlap':
      return `Se cruza con la temporada ${namedSpan(question.other)}.`;
    case 'over-18-months':
      return `Dura más de 18 meses: ${fromTo(question.season)}.`;
    case 'not-begun':
      return `La temporada empieza el ${formatDay(question.season.start)}: hasta entonces las pantallas de hoy quedarán sin estas estaciones.`;
    case 'second-biofix':
      return `El campo ya tiene un biofix de esta plaga en la temporada: ${formatDay(question.other.date)}. Con dos, los grados día se cuentan desde el observado más reciente.`;
  }
}
