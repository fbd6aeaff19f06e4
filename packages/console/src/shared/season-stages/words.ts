import type { IsoDate, NeighbourAhead } from '@vigia/domain';
import { formatDay, formatQuantity, formatShortDay, neighbourText } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words of the list of all stages of a season. */
export const SEASON_STAGES = room('season-stages', {
  title: 'Etapas y generaciones de la temporada',
  generation: (n: number) => `${n}ª generación`,
  sum: (degreeDays: number) => formatQuantity(degreeDays, 0, '°C·día'),
  began: 'comenzó',
  /** The days between them are missing. */
  beganBetween: (from: IsoDate, to: IsoDate) =>
    `entre el ${formatShortDay(from)} y el ${formatShortDay(to)}: faltan días`,
  awaited: 'calculando la fecha…',
  notReached: 'no comenzó',
  around: 'hacia el',
  within: (days: number) => `± ${days} ${days === 1 ? 'día' : 'días'}`,
  afterSeason: (end: IsoDate) => `No antes del ${formatDay(end)}, ni en los años más cálidos.`,
  notInSeason: 'no esta temporada',
  noDate: 'sin fecha todavía',
  bands: {
    most: (from: IsoDate, to: IsoDate) =>
      from === to ? 'ese día' : `del ${formatShortDay(from)} al ${formatShortDay(to)}`,
    open: (from: IsoDate) => `después del ${formatShortDay(from)}, o no esta temporada`,
    warmest: (from: IsoDate) => `en los años más cálidos, después del ${formatShortDay(from)}`,
  },
  /** What the dates are made of, above the list. */
  basis: {
    years: (years: number, end: IsoDate) => `Según ${years} años anteriores, hasta el ${formatDay(end)}.`,
    service: (years: number, end: IsoDate) =>
      `Según el pronóstico de los próximos días y después ${years} años anteriores, hasta el ${formatDay(end)}.`,
    neighbour: (of: NeighbourAhead) => `Cuenta ${neighbourText(of)}.`,
    bands: 'Debajo de cada fecha, los días entre los que cae en 8 de cada 10 años.',
    lastWeek: 'Fechas de los próximos 15 días, si siguen como los últimos siete.',
    tooFew:
      'Faltan años de registro para dar fechas hasta el fin de la temporada: se necesitan 3 sin vacíos largos. El registro de años anteriores se carga de un CSV; también sirve el de otra estación a menos de 50 km con 60 días medidos en ambas. Entretanto, las fechas de los próximos 15 días suponen que siguen como los últimos siete.',
    stale: 'Sin fechas: la última medición tiene más de 3 días. Vuelven cuando la estación mida de nuevo.',
    over: 'La temporada terminó: se muestran los días en que comenzó cada etapa.',
    noBiofix: (start: IsoDate) =>
      `Sin biofix en esta temporada: se cuenta desde el ${formatDay(start)}. Registre el biofix para contar desde el vuelo.`,
  },
});
export type SeasonStageWords = (typeof SEASON_STAGES)['spanish'];
