import { counted, formatNumber } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { Db } from '../db/pool.ts';
import { verifyMail } from '../mail/mailer.ts';
import { lettersInTrouble } from '../stores/notices/letters-in-trouble.ts';
import { figure, finding, reasonOf } from './finding.ts';

const LATELY_MS = 7 * 86_400_000;

/**
 * Checks that the mail server accepts a sign-in, without sending anything, and counts the unsent letters of the
 * last week.
 */
export async function checkMail(
  owner: Db,
  smtpUrl: string | undefined,
  now: () => number,
): Promise<ServiceFinding> {
  const { failed, unsure, waiting } = await lettersInTrouble(
    owner,
    new Date(now() - LATELY_MS).toISOString(),
  );
  const figures = [
    figure('Correos abandonados en 7 días', formatNumber(failed, 0)),
    figure('De entrega dudosa', formatNumber(unsure, 0)),
    figure('Rechazados, por reintentar', formatNumber(waiting, 0)),
  ];
  if (smtpUrl === undefined)
    return finding('mail', 'attention', {
      sentence: 'No hay servidor de correo: los correos quedan en la carpeta outbox y nadie los recibe.',
      advice: 'Indique el servidor en VIGIA_SMTP_URL y reinicie el servicio.',
      figures,
    });
  try {
    await verifyMail(smtpUrl);
  } catch (error) {
    return finding('mail', 'failure', {
      sentence: `El servidor de correo no deja entrar: ${reasonOf(error)}`,
      advice:
        'Revise el equipo, el puerto, el usuario y la clave de VIGIA_SMTP_URL. Si el servidor está en una red propia y no cifra (STARTTLS), agregue ?requireTLS=false a su dirección.',
      figures,
    });
  }
  if (failed + unsure + waiting === 0)
    return finding('mail', 'well', { sentence: 'El servidor de correo deja entrar.', figures });
  return finding('mail', 'attention', {
    sentence: `El servidor de correo deja entrar, pero ${counted(failed + unsure + waiting, 'correo no salió', 'correos no salieron')} como debía en 7 días.`,
    advice:
      'Busque «a letter was not sent» en el registro del servicio: ahí está lo que contestó el servidor de correo.',
    figures,
  });
}
