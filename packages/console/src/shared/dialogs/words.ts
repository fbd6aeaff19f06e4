/** Spanish of the dialogs that more than one screen opens. */
export const WORDS = {
  newSeason: 'Nueva Temporada',
  newSector: 'Nuevo campo',
  client: 'Cliente',
  name: 'Nombre',
  start: 'Fecha de inicio',
  end: 'Fecha de término',
  locality: 'Localidad',
  region: 'Región',
  position: 'Posición del campo',
  seasonSaved: (name: string) => `Temporada creada: ${name}`,
  sectorSaved: (name: string) => `Campo creado: ${name}`,
  users: 'Usuarios',
  sectors: 'Campos',
  season: 'Temporada',
  periodicity: 'Periodicidad',
  reportType: 'Tipo de informe',
  schedules: (count: number) =>
    count === 1 ? 'Se creará 1 cronograma.' : `Se crearán ${count} cronogramas: uno por usuario y campo.`,
} as const;
