import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** What a chart of captures in steps says of counts that wait. */
export const UNSENT_CAPTURES = room('unsent-captures', {
  inSteps: (insects: number, days: string) =>
    `Por enviar: ${counted(insects, 'insecto', 'insectos')} de conteos en terreno (${days}). La curva todavía no incluye lo que espera en este teléfono.`,
  inPhotos: (insects: number, days: string) =>
    `Por enviar: ${counted(insects, 'insecto', 'insectos')} de conteos en terreno (${days}). Esta serie muestra solo lo que se ve en las fotografías: un conteo en terreno no la cambia.`,
});

export type UnsentCaptureWords = (typeof UNSENT_CAPTURES)['spanish'];
