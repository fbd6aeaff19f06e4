import { room } from '@vigia/ui';

/** Words of files that are dropped on Administración. */
export const DROPPED = room('dropped-files', {
  drop: 'Suelte el archivo aquí',
  dropHint:
    'Tabla de campos, estaciones, dispositivos o usuarios; mediciones en CSV; documento de una plaga.',
  one: 'Suelte un archivo a la vez',
  unreadable: (name: string) => `«${name}» no se puede leer: suelte un archivo de Excel (.xlsx), CSV o JSON.`,
  unknown: (name: string) =>
    `No se reconoce qué contiene «${name}»: la primera fila debe tener los títulos de las columnas. Cada tabla tiene su plantilla.`,
  measurementsInWorkbook: (name: string) =>
    `«${name}» tiene mediciones: guárdelo como CSV y suéltelo de nuevo.`,
  photos: 'Las fotos se importan desde la fila de su estación.',
  notAllowed: (what: string) => `No puede importar ${what} aquí.`,
  what: {
    sectors: 'campos',
    stations: 'estaciones',
    nodes: 'dispositivos',
    users: 'usuarios',
    products: 'productos',
    measurements: 'mediciones de una estación',
    'measurements-of-stations': 'mediciones de varias estaciones',
    document: 'el documento de una plaga',
    photos: 'fotos',
  },
  choice: {
    title: (name: string) => `¿Qué contiene «${name}»?`,
    kind: 'Contenido',
    station: 'Estación',
    stationHint: 'Estación a la que pertenecen las mediciones',
    open: 'Continuar',
    cancel: 'Cancelar',
  },
});
