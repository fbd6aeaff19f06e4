import type {
  DeliveryFailure,
  DeliveryKind,
  DeliveryState,
  WebhookKind,
  WebhookState,
} from '../webhooks/webhook.ts';

/** What a program is told of. */
export const WEBHOOK_KIND_WORDS: Readonly<Record<WebhookKind, string>> = {
  report: 'Reportes',
  count: 'Conteos nuevos',
  'capture-threshold': 'Umbral de capturas',
  milestone: 'Hitos del modelo',
  health: 'Salud de dispositivos',
  notice: 'Notificaciones',
};

export const WEBHOOK_STATE_WORDS: Readonly<Record<WebhookState, string>> = {
  on: 'Activo',
  paused: 'En pausa',
};

/** What a message is about. */
export const DELIVERY_KIND_WORDS: Readonly<Record<DeliveryKind, string>> = {
  report: 'Reporte',
  count: 'Conteo nuevo',
  'capture-threshold': 'Umbral de capturas',
  milestone: 'Hito del modelo',
  health: 'Salud de dispositivo',
  notice: 'Notificación',
  test: 'Prueba',
};

export const DELIVERY_STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'En espera',
  delivered: 'Entregado',
  aside: 'Sin entregar',
};

/** Why a message was not taken. */
export const DELIVERY_FAILURE_WORDS: Readonly<Record<DeliveryFailure, string>> = {
  unreachable: 'No hay conexión con la dirección',
  timeout: 'No respondió en 10 segundos',
  'not-allowed': 'La dirección lleva a una red privada o reservada',
  redirected: 'Responde con una redirección, que no se sigue',
  refused: 'El programa rechazó el aviso',
  'too-many': 'El programa pidió menos avisos',
  'server-error': 'El programa falló',
  'broken-answer': 'La respuesta se cortó',
  'no-secret': 'El secreto no se puede abrir: cámbielo',
};
