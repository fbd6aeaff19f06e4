import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const SECTORS = room('sectors', {
  title: 'Campos',
  /** @param without how many of the fields have no station */
  subtitle: (sectors: number, stations: number, without: number) => {
    const fields = counted(sectors, 'campo', 'campos') + (without > 0 ? ` (${without} sin estaciones)` : '');
    return `Gestión de campos · ${fields}, ${counted(stations, 'estación', 'estaciones')}`;
  },
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
  /** @param days null where pests sum up different days */
  capturesNote: (days: number | null, isPast: boolean) => {
    const span = days === 1 ? 'l último día' : ` los últimos ${days === null ? 'días' : `${days} días`}`;
    return `Capturas de${span}${isPast ? ' de la temporada' : ''}. Presione una plaga o una estación para ver su detalle.`;
  },
  withoutStations: 'Sin estaciones',
  install: 'Instalar un dispositivo',
  installIn: (sector: string) => `Instalar un dispositivo en ${sector}`,
  noStations: 'Sin estaciones',
  cropChip: (crop: string) => `Cultivo: ${crop}`,
  nothing: 'Ningún campo coincide',
  nothingHint: 'Cambie la búsqueda, los cultivos o la temporada.',
  showAll: 'Mostrar todos los campos',
  noSectors: 'Esta temporada no tiene campos con estaciones',
  noSectorsHint: 'Elija otra temporada en el filtro de arriba.',
});

export type SectorsWords = (typeof SECTORS)['spanish'];
