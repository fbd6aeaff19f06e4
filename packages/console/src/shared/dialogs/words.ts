import { formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const leftOutText = (count: number) =>
  count === 1
    ? 'Se omite 1: la persona no ve ese campo.'
    : `Se omiten ${formatNumber(count, 0)}: la persona no ve ese campo.`;

/** Words of the dialogs that several screens open. */
export const DIALOGS = room('dialogs', {
  newSeason: 'Nueva Temporada',
  newSector: 'Nuevo campo',
  editSeason: 'Editar temporada',
  editSector: 'Editar campo',
  client: 'Cliente',
  name: 'Nombre',
  newStation: 'Nueva estación',
  editStation: 'Editar estación',
  stationCreated: (name: string) => `Estación creada: ${name}`,
  stationPosition: 'Posición de la estación',
  stationNote: (name: string) =>
    `${name} queda archivada y su dispositivo libre. Sus capturas, fotografías y mediciones se conservan. Un administrador puede restaurarla, sin dispositivo, en «Archivados» de Administración.`,
  device: 'Dispositivo',
  deviceFrom: { none: 'Sin dispositivo por ahora', spare: 'Uno disponible', new: 'Registrar uno nuevo' },
  deviceHelp: 'Al guardar queda instalado con fecha de hoy.',
  noDevices: 'No hay dispositivos disponibles. Un superadministrador puede registrar uno.',
  deviceSerial: 'Número de serie',
  deviceFirmware: 'Versión de firmware',
  deviceFirmwareHelp: 'La dice la etiqueta o el arranque del dispositivo.',
  start: 'Fecha de inicio',
  end: 'Fecha de término',
  locality: 'Localidad',
  region: 'Región',
  area: 'Superficie',
  areaHelp: 'Para contar las trampas por hectárea. Puede quedar vacía.',
  position: 'Posición del campo',
  seasonSaved: (name: string) => `Temporada creada: ${name}`,
  sectorSaved: (name: string) => `Campo creado: ${name}`,
  seasonEdited: (name: string) => `Temporada actualizada: ${name}`,
  sectorEdited: (name: string) => `Campo actualizado: ${name}`,
  saveAnyway: '¿Guardar de todos modos?',
  save: 'Guardar',
  notConfirmed: 'No se guardó nada',
  users: 'Usuarios',
  sectors: 'Campos',
  season: 'Temporada',
  periodicity: 'Periodicidad',
  reportType: 'Tipo de informe',
  schedules: (count: number, isMany: boolean, leftOut: number) =>
    [
      count === 1
        ? 'Se creará 1 cronograma.'
        : `Se crearán ${formatNumber(count, 0)} cronogramas: uno por usuario y campo.`,
      ...(isMany ? ['Se crean uno a uno: puede tardar varios minutos.'] : []),
      ...(leftOut > 0 ? [leftOutText(leftOut)] : []),
    ].join(' '),
  chooseUsers: 'Elija usuarios',
  chooseSectors: 'Elija campos',
});

export type DialogWords = (typeof DIALOGS)['spanish'];
