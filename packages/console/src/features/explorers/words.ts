import { room } from '@vigia/ui';

export const EXPLORERS = room('explorers', {
  group: 'Informes',
  pests: 'Plagas',
  crops: 'Hospederos',
  mildew: 'Hongos',
  climate: 'Clima',
  chill: 'Horas Frío',
  charts: 'Gráficos',
  allSectors: 'Todos los campos',
  allSeasons: 'Todas las temporadas',
  stations: (n: number) => `${n} ${n === 1 ? 'estación' : 'estaciones'}`,
  noStations: 'Sin estaciones con estos filtros',
  noStationsHint: (season: string | null) =>
    season === null
      ? 'Ninguna estación del cliente coincide. Quite filtros o elija otro campo.'
      : `En la temporada ${season} ninguna estación coincide. Elija otra temporada, otro campo o quite filtros.`,
  noStationsHere: (season: string | null) =>
    season === null
      ? 'Ninguna estación tiene un dispositivo. Instale uno en un campo.'
      : `En la temporada ${season} ninguna estación tiene un dispositivo. Elija otra temporada o instale uno en un campo.`,
  clear: 'Quitar filtros',
  fungus: 'Hongo',
  choosePest: 'Elija una plaga',
  choosePestHint: 'Los grados día y las capturas son de una plaga: elíjala en los filtros.',
  noPests: 'Sin plagas con grados día',
  noPestsHint:
    'Ninguna estación de esta selección sigue un insecto. Elija otro campo, hospedero o temporada.',
  chooseSector: 'Elija un campo',
  chooseSectorHint:
    'Los grados día se cuentan desde el biofix de cada campo. Elija uno en los filtros; las capturas de abajo son de todos.',
  noDegreeHours: 'Las horas-grado no se siguen en este hospedero',
  noDegreeHoursHint: (crops: string) => `Se siguen en ${crops}. Elija un campo u hospedero que los tenga.`,
});
