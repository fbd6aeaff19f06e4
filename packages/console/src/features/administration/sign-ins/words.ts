import type { SignInOutcome, SignInRefusal } from '@vigia/domain/farm';
import { room } from '@vigia/ui';

/** Words of who came to the door of an account. */
export const SIGN_INS = room('sign-ins', {
  action: 'Accesos',
  title: (email: string) => `Accesos de ${email}`,
  note: 'Se conservan un año. Un intento fallido aislado suele ser una contraseña mal escrita.',
  external: 'Los ingresos por el directorio de la empresa no aparecen aquí: los registra ese directorio.',
  empty: 'Todavía no hay accesos',
  emptyHint: 'Aquí aparece cada ingreso, intento fallido y cierre de sesión de esta persona.',
  failed: 'No se pudieron cargar los accesos.',
  older: 'Ver anteriores',
  from: (device: string, address: string) => `${device}, desde ${address}`,
  outcomes: {
    'signed-in': 'Ingresó',
    refused: 'No pudo ingresar',
    'signed-out': 'Cerró la sesión',
    'reset-asked': 'Pidió cambiar la contraseña olvidada',
    'reset-done': 'Cambió la contraseña olvidada',
  } as Readonly<Record<SignInOutcome, string>>,
  refusals: {
    password: 'No pudo ingresar: contraseña incorrecta',
    expired: 'No pudo ingresar: la contraseña temporal había vencido',
    disabled: 'No pudo ingresar: la cuenta está deshabilitada',
    archived: 'No pudo ingresar: el cliente está archivado',
    limit: 'Se frenaron los intentos: hubo demasiados',
  } as Readonly<Record<SignInRefusal, string>>,
});

export type SignInsWords = (typeof SIGN_INS)['spanish'];
