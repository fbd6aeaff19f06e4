import type { WebhookKind, WebhookState } from '../webhooks/webhook.ts';

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
