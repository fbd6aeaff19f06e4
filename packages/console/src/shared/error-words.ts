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

/** Refusals of which the service says itself what stands against it: what is wrong with the data, what is in use. */
const EXPLAINED: readonly ApiErrorKind[] = ['invalid', 'conflict'];

const TOO_LARGE = 413;

/** Why a request failed, to stand at the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return REASONS.server;
  if (error.status === TOO_LARGE) return 'lo enviado es demasiado grande para el servidor';
  return (EXPLAINED.includes(error.kind) && error.problem?.detail) || REASONS[error.kind];
}
