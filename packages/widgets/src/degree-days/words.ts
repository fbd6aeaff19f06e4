import type { WidgetErrorCode } from '../widget-error.ts';

export const WORDS = {
  loading: 'Cargando grados día',
  season: (name: string) => `Temporada ${name}`,
  source: (date: string) => `Fuente: Vigía · datos al ${date}`,
  sourceWithoutData: 'Fuente: Vigía',
} as const;

interface Problem {
  readonly title: string;
  readonly hint: string;
  /** Asking again may help. */
  readonly retries: boolean;
}

const CHECK_PAGE = 'Avise a quien administra esta página.';

/** What the reader of the partner's page is told. */
export const PROBLEMS: Readonly<Record<WidgetErrorCode, Problem>> = {
  'missing-attribute': {
    title: 'Falta configurar este gráfico',
    hint: 'El elemento necesita al menos sector y public-key.',
    retries: false,
  },
  'bad-attribute': {
    title: 'Este gráfico está mal configurado',
    hint: `Uno de sus atributos no es válido. ${CHECK_PAGE}`,
    retries: false,
  },
  network: {
    title: 'Sin conexión con Vigía',
    hint: 'El resto de la página sigue disponible. Revise su conexión e intente de nuevo.',
    retries: true,
  },
  refused: {
    title: 'Vigía no autoriza este gráfico aquí',
    hint: `La clave no vale para este sitio o para este campo. ${CHECK_PAGE}`,
    retries: false,
  },
  'not-found': {
    title: 'Este campo no publica grados día',
    hint: `El campo, la plaga o la temporada no existe o no tiene datos publicados. ${CHECK_PAGE}`,
    retries: false,
  },
  busy: {
    title: 'Demasiadas consultas por ahora',
    hint: 'Espere un minuto e intente de nuevo.',
    retries: true,
  },
  server: {
    title: 'Vigía no pudo responder',
    hint: 'La falla es del servicio, no de esta página. Intente de nuevo en unos minutos.',
    retries: true,
  },
  'bad-data': {
    title: 'Los datos de este gráfico no se entienden',
    hint: CHECK_PAGE,
    retries: true,
  },
  render: {
    title: 'No se pudo mostrar el gráfico',
    hint: CHECK_PAGE,
    retries: true,
  },
};
