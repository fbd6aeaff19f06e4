import { room } from '@vigia/ui';

export const TODAY_MAIL = room('today-mail', {
  title: 'Hoy por correo',
  open: 'Recibir por correo',
  change: 'Elegir días',
  hint: (address: string) =>
    `Llega a ${address}, con los campos que piden atención, por qué, y enlaces para actuar.`,
  never: 'No lo recibe.',
  days: 'Días',
  hour: 'Hora (de Chile)',
  evenIfNothing: 'Enviarlo también cuando no haya nada pendiente',
  noDays: 'Sin días marcados no se envía.',
  saved: (when: string) => `Recibirá Hoy por correo: ${when}`,
  savedNever: 'Ya no recibirá Hoy por correo',
  failed: (reason: string) => `No se pudo guardar: ${reason}.`,
  notLoaded: 'No se pudo cargar la preferencia',
  close: 'Cerrar',
});
