import { ApiError, type ApiErrorKind } from '@vigia/api/client';

const REASONS: Readonly<Record<ApiErrorKind, string>> = {
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
};

/** Why a request failed, to stand at the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return REASONS.server;
  return (error.kind === 'invalid' && error.problem?.detail) || REASONS[error.kind];
}
