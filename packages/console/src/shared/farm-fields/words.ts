import { room } from '@vigia/ui';

/** The name of each field of an entity: in its form, in its table and in the history. */
export const FARM_FIELDS = room('farm-fields', {
  station: {
    name: 'Nombre',
    sectorId: 'Campo',
    seasonId: 'Temporada',
    cropId: 'Hospedero',
    pestId: 'Plaga',
    latitude: 'Latitud',
    longitude: 'Longitud',
    nodeSerial: 'Dispositivo',
    tags: 'Tags',
    archived: 'Archivada',
  },
  biofix: {
    seasonId: 'Temporada',
    pestId: 'Plaga',
    sectorId: 'Campo',
    date: 'Fecha',
    type: 'Tipo',
    comment: 'Comentario',
  },
  captureThreshold: {
    pestId: 'Plaga',
    monthFrom: 'Desde el mes',
    monthTo: 'Hasta el mes',
    days: 'Días que se suman',
    okUpTo: 'Verde hasta',
    warningUpTo: 'Amarillo hasta',
  },
  alertRule: {
    kind: 'De qué avisa',
    pestId: 'Plaga',
    captures: 'Desde',
    days: 'En',
    stage: 'Hito',
    risk: 'Desde la clase',
    hours: 'Sin datos por',
    sectorIds: 'Campos',
    monthFrom: 'Desde el mes',
    monthTo: 'Hasta el mes',
    archived: 'Archivada',
  },
});

export type FarmFieldWords = (typeof FARM_FIELDS)['spanish'];
