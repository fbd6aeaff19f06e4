import { room } from '@vigia/ui';

export const NODE = room('node', {
  list: 'Estaciones',
  title: (serial: string) => `Nodo ${serial}`,
  firmware: (version: string) => `Firmware ${version}`,
  station: 'Estación',
  noStation: 'Sin estación asignada',
  decommissioned: 'Dado de baja',
  photos: 'Fotos',
  data: 'Datos del nodo',
  arrived: 'Qué llegó',
  unknown: 'Este nodo no existe',
  unknownHint: (client: string) => `No está entre los dispositivos de ${client}. Revise el número de serie.`,
  unknownInSectors: (client: string) =>
    `No está entre los dispositivos de sus campos de ${client}. Revise el número de serie, o pida acceso al campo donde está.`,
  spare: 'Dispositivo libre',
  spareHint: 'Sus fotos y datos se ven cuando se instala en una estación de sus campos.',
  elsewhere: (serial: string, client: string) => `El nodo ${serial} es de ${client}`,
  elsewhereHint: (client: string) => `Está viendo los datos de ${client}.`,
  open: (client: string) => `Ver en ${client}`,
  failed: 'No se pudo buscar el nodo',
  failedKept: 'La dirección se conserva. Vuelva a intentarlo.',
  backToList: 'Ir a Estaciones',
});
