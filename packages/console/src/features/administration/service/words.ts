import { room } from '@vigia/ui';

/** Words about the state of the service, for super administrators. */
export const SERVICE = room('service', {
  title: 'Estado del servicio',
  check: 'Revisar ahora',
  last: (at: string) => `Última revisión: ${at}`,
  checked: (at: string) => `Revisado el ${at}`,
  checkedSince: (at: string, since: string) => `Revisado el ${at}; así desde el ${since}`,
  reading: 'Revisando las fotos',
  read: (done: string, total: string) => `${done} de ${total} fotos`,
  never: 'Todavía no se ha revisado',
  neverHint: 'El servicio se revisa solo cada hora; también puede pedirlo ahora.',
  notYet: 'Todavía no se ha revisado. Ocurre una vez por semana, o al revisar ahora.',
  failed: 'No se pudo cargar el estado del servicio',
  stale: 'No se pudo actualizar. Se muestra lo último recibido.',
  notChecked: 'No se pudo revisar el servicio. Inténtelo otra vez.',
});
