export const WORDS = {
  title: 'Campos',
  subtitle: (sectors: number, stations: number) =>
    `Gestión de campos · ${sectors} ${sectors === 1 ? 'campo' : 'campos'}, ${stations} ${stations === 1 ? 'estación' : 'estaciones'}`,
  search: 'Campo o plaga',
  crops: 'Cultivos',
  season: 'Temporada',
  table: 'Campos',
  columns: {
    name: 'Campo',
    address: 'Comuna',
    crops: 'Cultivos',
    captures: 'Capturas',
    stations: 'Estaciones',
  },
  noCaptures: 'Sin plagas en seguimiento',
  noStations: 'Sin estaciones',
  cropChip: (crop: string) => `Cultivo: ${crop}`,
  nothing: 'Ningún campo coincide',
  nothingHint: 'Cambie la búsqueda, los cultivos o la temporada.',
  showAll: 'Mostrar todos los campos',
  noSectors: 'Esta temporada no tiene campos con estaciones',
  noSectorsHint: 'Elija otra temporada en el filtro de arriba.',
} as const;
