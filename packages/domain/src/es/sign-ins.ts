import type { SignInOutcome, SignInRefusal } from '../entities/sign-in.ts';

/** What happened when somebody signed in or out. */
export const SIGN_IN_OUTCOME_WORDS: Readonly<Record<SignInOutcome, string>> = {
  'signed-in': 'Ingresó',
  refused: 'No pudo ingresar',
  'signed-out': 'Cerró la sesión',
  'reset-asked': 'Pidió cambiar la contraseña olvidada',
  'reset-done': 'Cambió la contraseña olvidada',
};

/** Why somebody did not come in. */
export const SIGN_IN_REFUSAL_WORDS: Readonly<Record<SignInRefusal, string>> = {
  password: 'No pudo ingresar: contraseña incorrecta',
  expired: 'No pudo ingresar: la contraseña temporal había vencido',
  disabled: 'No pudo ingresar: la cuenta está deshabilitada',
  archived: 'No pudo ingresar: el cliente está archivado',
  'second-step': 'No pudo ingresar: contraseña correcta, segundo paso incorrecto',
  limit: 'Se frenaron los intentos: hubo demasiados',
};
