import type { Problem } from '@vigia/api/contract';
import { SIGN_IN_WORDS } from '@vigia/domain/es';

/** Refusals by code: status and the sentence a person may be shown. */
export const PROBLEMS = {
  'invalid-input': [400, 'Datos inválidos'],
  'malformed-json': [400, 'El cuerpo no es JSON válido'],
  'not-signed-in': [401, 'Sesión no válida o vencida'],
  'client-archived': [401, 'El cliente está archivado'],
  'bad-device-key': [401, 'Clave de dispositivo no válida'],
  'bad-door-secret': [401, 'Secreto de la puerta no válido'],
  'bad-service-token': [401, 'Token de programa no válido'],
  'service-token-mistyped': [401, 'El token está mal copiado: le falta o le sobra algo, o cambió una letra'],
  'service-token-expired': [401, 'El token de este programa venció'],
  'service-token-ended': [401, 'El token de este programa fue terminado'],
  'bad-credentials': [401, SIGN_IN_WORDS.wrongCredentials],
  'bad-code': [400, 'Código incorrecto o vencido'],
  'challenge-over': [401, 'El ingreso venció: escriba su contraseña de nuevo'],
  'bad-api-key': [403, 'Aplicación desconocida'],
  'bad-embed-key': [403, 'Clave de inserción no válida para este sitio'],
  'not-published': [403, 'La clave no publica estos datos'],
  'scope-missing': [403, 'El token no tiene el permiso para esta llamada'],
  'not-for-programs': [403, 'Esta llamada es para personas: los programas no la pueden hacer'],
  'not-allowed': [403, 'No tienes permiso para esta acción'],
  'proof-needed': [403, 'Confirme que es usted para continuar'],
  'password-needed': [403, 'Confirme su contraseña para continuar'],
  'second-step-missing': [403, 'Configure el segundo paso al ingresar para continuar'],
  'cross-site': [403, 'Solicitud desde otro sitio'],
  'not-found': [404, 'No encontrado'],
  conflict: [409, 'Ya existe o fue cambiado por otra persona'],
  'needs-confirmation': [409, 'Confirme antes de guardar'],
  'in-use': [409, 'No se puede eliminar: está en uso'],
  'still-running': [409, 'La misma solicitud aún está en curso'],
  'key-reused': [422, 'La clave de idempotencia ya se usó con otros datos'],
  'too-complex': [422, 'El documento es demasiado complejo para imprimirlo'],
  'too-large': [413, 'La solicitud es demasiado grande'],
  'unsupported-media': [415, 'Formato de archivo no admitido'],
  'too-many-requests': [429, 'Demasiados intentos, espera un momento'],
  'internal-error': [500, 'Error interno. Nuestro equipo ha sido notificado del problema.'],
  'damaged-file': [500, 'El archivo de esta foto está dañado en el servidor: hay que reponerlo de una copia'],
  busy: [503, 'Hay demasiados trabajos en espera, intenta de nuevo en un momento'],
  'no-printer': [503, 'Este servidor no puede crear archivos PDF: no tiene un navegador Chromium'],
  'not-ready': [503, 'El servicio no está disponible por ahora'],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof PROBLEMS;
export type FieldErrors = NonNullable<Problem['errors']>;
export type Questions = NonNullable<Problem['questions']>;

interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: FieldErrors;
  readonly questions?: Questions;
  readonly headers?: Readonly<Record<string, string>>;
  /** What happened, for the log alone. */
  readonly cause?: unknown;
}

/** A call that is refused on purpose. Anything else thrown is a fault of the service and answers 500. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.details = details;
  }
}

/** The same for an id that does not exist and one that belongs to somebody else. */
export const notFound = (): HttpProblem => new HttpProblem('not-found');

/** 400 that names one field. */
export const invalidField = (field: string, message: string): HttpProblem =>
  new HttpProblem('invalid-input', { errors: [{ field, message }] });

/** RFC 9457. The request's id is in the body of faults only, so that refusals of one kind are equal. */
export function problemBody({ code, status, details }: HttpProblem, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: PROBLEMS[code][1],
    status,
    code,
    ...(details.detail !== undefined && { detail: details.detail }),
    ...(details.errors && { errors: details.errors }),
    ...(details.questions && { questions: details.questions }),
    ...(status >= 500 && { request_id: requestId }),
  };
}
