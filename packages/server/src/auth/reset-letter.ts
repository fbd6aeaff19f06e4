import { createHash } from 'node:crypto';
import type { Letter } from '../mail/mailer.ts';

export const CODE_MINUTES = 10;
export const LINK_MINUTES = 60;

/** Stored hash of a token: for 128 random bits a plain hash is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Content {
  readonly email: string;
  readonly token: string;
  readonly code: string;
  /** URL of the console, if known. */
  readonly url: string | undefined;
}

/** The token is in the fragment, which is sent to no server, not even as a `Referer`. */
const resetLink = (url: string, email: string, token: string): string =>
  `${url}/#restablecer=${token}&correo=${encodeURIComponent(email)}`;

/** The letter for a forgotten password: a link for this device, a code for reading it on another one. */
export function resetLetter({ email, token, code, url }: Content): Letter {
  const ways =
    url === undefined
      ? [
          `Su código es ${code}`,
          `Sirve durante ${CODE_MINUTES} minutos. Si no sirve, escriba en su lugar este código largo, que dura ${LINK_MINUTES} minutos:\n\n${token}`,
        ]
      : [
          `Abra este enlace y elija una contraseña nueva. Sirve una vez, durante ${LINK_MINUTES} minutos:\n\n${resetLink(url, email, token)}`,
          `Si lee este correo en otro equipo, escriba este código donde pidió el cambio. Sirve durante ${CODE_MINUTES} minutos:\n\n${code}`,
        ];
  const text = `${[...ways, 'Si no lo pidió, no haga nada: su contraseña sigue igual.'].join('\n\n')}\n`;
  return { to: email, subject: 'Cambio de su contraseña', text };
}
