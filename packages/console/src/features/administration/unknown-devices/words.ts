import { room } from '@vigia/ui';

/** Words about requests of devices that nobody knows, for super administrators. */
export const UNKNOWN_DEVICES = room('unknown-devices', {
  title: 'Dispositivos desconocidos',
  hint: 'Solicitudes con un número de serie que nadie tiene en servicio. Las que nombran uno en servicio con otra llave están en «Qué llegó» de ese dispositivo.',
  back: 'Ver dispositivos',
  empty: 'Ningún dispositivo desconocido',
  emptyHint: 'Aquí aparece quién envía sin estar registrado, durante 30 días.',
  columns: {
    last: 'Última vez',
    first: 'Primera vez',
    serial: 'Dice ser',
    address: 'Dirección',
    call: 'Envió',
    key: 'Llave',
    times: 'Veces',
    program: 'Programa',
  },
});

export type UnknownDevicesWords = (typeof UNKNOWN_DEVICES)['spanish'];
