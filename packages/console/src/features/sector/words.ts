import { room } from '@vigia/ui';

export const SECTOR = room('sector', {
  list: 'Campos',
  crop: 'Cultivo',
  season: 'Temporada',
  report: 'Informe',
  export: 'Exportar',
  spraying: 'Qué puedo aplicar',
  pest: 'Plaga',
  none: 'No Asignado',
  /** The number of stations of the field, and of those on the shown crop, or on none. */
  stations: (all: number, shown: number, hasCrop: boolean) => {
    const some = shown < all ? `, ${shown} ${hasCrop ? 'en este cultivo' : 'sin cultivo'}` : '';
    return `${all} ${all === 1 ? 'estación' : 'estaciones'}${some}`;
  },
  noStationYet: 'Este campo no tiene estaciones',
  noStationYetHint: 'Instale un dispositivo en él: con su estación empiezan las mediciones y sus gráficos.',
  askForStation: 'Pídala a quien administra su cuenta.',
  withoutCrop: (count: number, state: string | null) =>
    [
      `${count} ${count === 1 ? 'estación' : 'estaciones'} sin cultivo`,
      ...(state === null ? [] : [state]),
    ].join(' · '),
  pestCard: 'Estado de plaga',
  /** @param days null where pests sum up different days */
  pestCardNote: (days: number | null, isPast: boolean) => {
    const span = days === 1 ? 'último día' : `últimos ${days === null ? 'días' : `${days} días`}`;
    return `capturas, ${span}${isPast ? ' de la temporada' : ''}`;
  },
  noPests: 'Sin plagas en seguimiento en este cultivo y temporada.',
  stationCard: 'Estado de estaciones',
  stationCardPast: 'El estado solo se muestra en la temporada actual.',
  noStations: 'Sin estaciones en este cultivo y temporada.',
  tabs: 'Gráficos del campo',
  pests: 'PLAGAS',
  mildew: 'HONGOS',
  climate: 'CLIMA',
  chill: 'HORAS FRÍO',
  unknown: 'Este campo no existe',
  unknownHint: (client: string) => `No está entre los campos de ${client}. Puede ser de otro cliente.`,
  backToList: 'Ir a Campos',
});

export type SectorWords = (typeof SECTOR)['spanish'];
