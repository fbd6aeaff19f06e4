import { formatDateTime } from '@vigia/domain/es';
import type { Logger } from 'pino';
import type { Mailer } from '../mail/mailer.ts';

/** How a password was changed. */
export type PasswordChange = 'own' | 'reset' | 'administrator';

/** What happened to a person's second step. */
export type StepChange = 'begun' | 'ended' | 'taken-away';

/**
 * Letters about changes of an account, in case they were not made by its owner. The functions return at once;
 * failures are logged.
 */
export interface AccountLetters {
  newDevice(to: string, device: string): void;
  passwordChanged(to: string, how: PasswordChange): void;
  secondStepChanged(to: string, how: StepChange): void;
  /** Sent to the old and the new address. */
  emailChanged(from: string, to: string): void;
}

interface Needs {
  readonly mail: Mailer;
  readonly log: Logger;
  /** Epoch ms. */
  readonly now: () => number;
  readonly supportEmail: string;
}

const HOW: Readonly<Record<PasswordChange, string>> = {
  own: 'La cambió alguien que había ingresado con su cuenta y sabía la contraseña anterior.',
  reset: 'Se eligió una nueva con el enlace o el código de «Olvidé mi contraseña».',
  administrator:
    'Un administrador le dio una contraseña temporal. Al ingresar con ella deberá elegir una suya.',
};

const STEP: Readonly<Record<StepChange, string>> = {
  begun: 'Desde ahora, después de la contraseña se pide un código o una llave de acceso.',
  ended: 'Se quitó el segundo paso: desde ahora se ingresa solo con la contraseña.',
  'taken-away':
    'Un administrador quitó el segundo paso y se cerraron todas las sesiones: se ingresa solo con la contraseña.',
};

/** Letters about changes of accounts. `supportEmail` is the address to write to if a change was not one's own. */
export function accountLetters({ mail, log, now, supportEmail }: Needs): AccountLetters {
  const send = (to: string, subject: string, ...parts: readonly string[]) => {
    const text = `${parts.join('\n\n')}\n`;
    mail({ to, subject, text }).catch((err: unknown) =>
      log.error({ err, subject }, 'a letter about an account was not sent'),
    );
  };
  const when = () => formatDateTime(now());
  const reset = 'elija otra contraseña con «Olvidé mi contraseña», en la pantalla de ingreso';
  return {
    newDevice: (to, device) =>
      send(
        to,
        'Ingreso desde un equipo nuevo',
        `El ${when()} (hora de Chile) alguien ingresó a su cuenta de Vigía desde un equipo que no se había usado antes: ${device}.`,
        'Si fue usted, no tiene que hacer nada.',
        `Si no fue usted, ${reset}: con eso se cierran todas las sesiones. Después avise a ${supportEmail}.`,
      ),
    passwordChanged: (to, how) =>
      send(
        to,
        'Su contraseña cambió',
        `El ${when()} (hora de Chile) cambió la contraseña de su cuenta de Vigía. ${HOW[how]}`,
        `Si usted no lo hizo ni lo pidió, ${reset}, y avise a ${supportEmail}.`,
      ),
    secondStepChanged: (to, how) =>
      send(
        to,
        'Cambió la forma de ingresar a su cuenta',
        `El ${when()} (hora de Chile) cambió el segundo paso con que se ingresa a su cuenta de Vigía. ${STEP[how]}`,
        `Si usted no lo hizo ni lo pidió, ${reset}, y avise a ${supportEmail}.`,
      ),
    emailChanged(from, to) {
      const sentence = `El ${when()} (hora de Chile) un administrador cambió el correo de su cuenta de Vigía de ${from} a ${to}.`;
      send(
        from,
        'Cambió el correo de su cuenta',
        sentence,
        'Desde ahora se ingresa con el correo nuevo, y a este no llegarán más avisos.',
        `Si usted no lo pidió, avise de inmediato a ${supportEmail}.`,
      );
      send(
        to,
        'Cambió el correo de su cuenta',
        sentence,
        'Desde ahora ingrese con este correo. Su contraseña es la misma.',
        `Si usted no lo pidió, avise a ${supportEmail}.`,
      );
    },
  };
}
