import { room } from '@vigia/ui';

/** Why a request failed, as the end of a sentence, by the kinds of the client's errors. */
export const REASONS = room('reasons', {
  network: 'no hay conexión con el servidor',
  unauthorized: 'su sesión terminó',
  forbidden: 'su cuenta no lo permite',
  'not-found': 'ya no existe',
  invalid: 'el servidor no aceptó los datos',
  conflict: 'otra persona lo cambió al mismo tiempo',
  'rate-limited': 'hay demasiadas solicitudes; espere un momento',
  server: 'el servidor no pudo responder',
  aborted: 'se canceló',
  contract: 'la respuesta del servidor no se entiende',
  'too-large': 'lo enviado es demasiado grande para el servidor',
});

export type ReasonWords = (typeof REASONS)['spanish'];
