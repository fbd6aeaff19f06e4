import { room } from '@vigia/ui';

/** The question for password and second step before something sensitive is changed. */
export const PROOF = room('proof', {
  heading: 'Confirme su contraseña',
  hint: 'Ingresó hace un rato. Para seguir con este cambio, escriba otra vez su contraseña.',
  password: 'Contraseña',
  passwordMissing: 'Ingrese su contraseña',
  goOn: 'Continuar',
  cancel: 'Cancelar',
  failed: (reason: string) => `No se pudo confirmar: ${reason}.`,
});

export type ProofWords = (typeof PROOF)['spanish'];
