import { type DatesAhead, YEARS_FOR_BAND } from '@vigia/domain';
import { SERVICE_NAMES } from '../forecast/forecast-note.ts';
import type { OriginEntry } from './origin-list.tsx';

const TERM = 'Fechas a más de 15 días';
const TOO_FEW =
  'Salen de los años anteriores de las estaciones en estas mismas fechas: se necesitan al menos 3 sin vacíos largos, y aún no los hay.';
const MIDDLE =
  'Cada año llega al estado en una fecha, y se muestra la del medio. No es un pronóstico del tiempo.';
const BAND = 'Uno de cada diez años llega antes del rango, y uno después.';
const OUTERMOST =
  'Son menos de 9 años: el rango va de la primera fecha a la última de ellos, y otro año puede caer fuera.';

/** How the dates beyond the next days come about; why there are none of too few years. */
export function aheadEntries({ years, provider, reason }: DatesAhead): OriginEntry[] {
  if (reason === 'too_few_years') return [{ term: TERM, text: TOO_FEW }];
  if (years === null || provider === null) return [];
  const told =
    provider === 'climatology' ? '' : `Los primeros días son los que pronostica ${SERVICE_NAMES[provider]}. `;
  const past = `La suma sigue con los mismos días de ${years} años anteriores de las estaciones, hasta el fin de la temporada. ${MIDDLE}`;
  return [{ term: TERM, text: `${told}${past} ${years >= YEARS_FOR_BAND ? BAND : OUTERMOST}` }];
}
