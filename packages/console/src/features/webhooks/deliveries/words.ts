import { DELIVERY_STATE_WORDS, ROUTE_TITLES } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const DELIVERIES = room('webhook-deliveries', {
  list: ROUTE_TITLES.webhooks,
  title: (name: string) => `Avisos enviados a ${name}`,
  table: 'Avisos enviados',
  hint: 'Se guardan 30 días. Un aviso sale siempre con el mismo identificador: si llega dos veces, el programa descarta el segundo.',
  unknown: 'Este aviso no existe',
  unknownHint: 'Fue eliminado, o es de otro cliente.',
  loading: 'Cargando los avisos enviados',
  failed: 'No se pudieron cargar los avisos',
  backToList: 'Ir a Avisos a programas',
  filter: 'Estado',
  all: 'Todos',
  states: {
    waiting: DELIVERY_STATE_WORDS.waiting,
    delivered: 'Entregados',
    aside: DELIVERY_STATE_WORDS.aside,
  },
  /** On narrow screens. */
  waitingShort: 'Espera',
  columns: {
    kind: 'Aviso',
    place: 'De',
    made: 'Ocurrió',
    state: 'Estado',
    tries: 'Intentos',
    tried: 'Último intento',
    status: 'Respuesta',
    answer: 'Comienzo de la respuesta',
    id: 'Identificador',
  },
  ofClient: 'Todo el cliente',
  unknownPlace: 'No se indica',
  never: 'Ninguno',
  nextAt: (at: string) => `Se intenta a las ${at}`,
  noAnswer: 'Sin respuesta',
  detail: 'Ver detalle',
  resend: 'Reenviar',
  resent: 'Aviso puesto en la cola: sale en segundos',
  resentPaused: 'Queda en espera: sale cuando se reanude',
  resendAside: 'Reenviar los sin entregar',
  resentAside: (count: number) =>
    count === 0
      ? 'No quedaba ninguno sin entregar'
      : count === 1
        ? '1 aviso puesto en la cola'
        : `${count} avisos puestos en la cola`,
  older: 'Ver anteriores',
  empty: 'Todavía no se ha enviado ningún aviso',
  emptyHint:
    'Aparecen aquí cuando ocurre algo de lo que se avisa. Con «Enviar prueba» ve de inmediato si el programa los recibe.',
  none: 'No hay avisos en este estado',
  noneHint: 'Elija otro estado para ver los demás.',
  showAll: 'Ver todos',
  dialog: {
    title: (kind: string) => `Aviso: ${kind}`,
    message: 'Mensaje enviado',
    copy: 'Copiar mensaje',
    close: 'Cerrar',
  },
});

export type DeliveryWords = (typeof DELIVERIES)['spanish'];
