import { room } from '@vigia/ui';

/** Words of the list of sign-ins. */
export const SIGN_INS = room('sign-ins', {
  action: 'Ver ingresos',
  title: (email: string) => `Ingresos de ${email}`,
  note: 'Se conservan un año. Un intento fallido aislado suele ser una contraseña mal escrita.',
  external: 'Los ingresos por el directorio de la empresa no aparecen aquí: los registra ese directorio.',
  empty: 'Todavía no hay ingresos',
  emptyHint: 'Aquí aparece cada ingreso, intento fallido y cierre de sesión de esta persona.',
  failed: 'No se pudieron cargar los accesos.',
  older: 'Ver anteriores',
  from: (device: string, address: string) => `${device}, desde ${address}`,
});

export type SignInsWords = (typeof SIGN_INS)['spanish'];
