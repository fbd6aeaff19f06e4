export const WORDS = {
  list: 'Campos',
  crop: 'Cultivo',
  season: 'Temporada',
  report: 'Informe',
  pest: 'Plaga',
  none: 'No Asignado',
  /** How many stations the field has, and how many of them stand on the crop that is shown. */
  stations: (all: number, shown: number) =>
    `${all} ${all === 1 ? 'estación' : 'estaciones'}${shown < all ? `, ${shown} en este cultivo` : ''}`,
  withoutCrop: (count: number, state: string | null) =>
    [
      `${count} ${count === 1 ? 'estación' : 'estaciones'} sin cultivo`,
      ...(state === null ? [] : [state]),
    ].join(' · '),
  pestCard: 'Estado de plaga',
  pestCardNote: 'capturas, últimos 7 días',
  pestPeriodPast: 'en los últimos 7 días de la temporada',
  pestCardPast: 'capturas, últimos 7 días de la temporada',
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
} as const;
