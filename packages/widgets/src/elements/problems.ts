import { LANGUAGES, type Language } from './language.ts';
import type { WidgetErrorCode } from './widget-error.ts';

/** In the order of `LANGUAGES`. */
type Said = readonly [es: string, en: string, pt: string];

/** What the reader of the partner's page sees, in the element's place. */
export const TITLES: Readonly<Record<WidgetErrorCode, Said>> = {
  'missing-attribute': [
    'Falta decir qué mostrar o la llave',
    'What to show, or its key, is missing',
    'Falta dizer o que mostrar ou a chave',
  ],
  'bad-attribute': [
    'Este elemento está mal configurado',
    'This element is not set up correctly',
    'Este elemento está mal configurado',
  ],
  network: ['Sin conexión con Vigía', 'No connection to Vigía', 'Sem conexão com o Vigía'],
  'no-origin': [
    'Vigía no puede saber qué página es esta',
    'Vigía cannot tell which page this is',
    'O Vigía não sabe que página é esta',
  ],
  refused: [
    'Vigía no autoriza estos datos aquí',
    'Vigía does not allow these data here',
    'O Vigía não autoriza estes dados aqui',
  ],
  'not-found': [
    'Estos datos no existen o no se publican',
    'These data do not exist or are not public',
    'Estes dados não existem ou não são públicos',
  ],
  busy: ['Demasiadas consultas', 'Too many requests', 'Muitas consultas'],
  server: ['Vigía no pudo responder', 'Vigía could not answer', 'O Vigía não pôde responder'],
  'bad-data': ['Estos datos no se entienden', 'These data cannot be read', 'Estes dados não se entendem'],
  render: [
    'Este elemento no se pudo mostrar',
    'This element could not be shown',
    'Este elemento não pôde ser mostrado',
  ],
};
/** What the reader can do: wait and try again, or contact those who run the page. */
const WAIT: Said = [
  'Intente de nuevo en unos minutos.',
  'Try again in a few minutes.',
  'Tente de novo em alguns minutos.',
];
const ASK_OWNER: Said = [
  'Avise a quien administra esta página.',
  'Tell whoever runs this page.',
  'Avise quem administra esta página.',
];
/** To whoever opened a file, or made a frame without an address. */
const SERVE: Said = [
  'Ábrala desde un sitio, no como archivo ni en un marco aislado.',
  'Open it from a site, not as a file nor in a sandboxed frame.',
  'Abra-a num site, não como arquivo nem num quadro isolado.',
];
/** In the place of a picture that is on its way. */
export const WAITING: Said = ['Cargando…', 'Loading…', 'Carregando…'];
const RETRY: Said = ['Reintentar', 'Try again', 'Tentar de novo'];

/** Whether asking again helps nobody. */
export const isLasting = (code: WidgetErrorCode): boolean => /attribute|refused|found|origin/.test(code);

export interface Problem {
  readonly title: string;
  readonly hint: string;
  /** What the button says that asks again; null where that would not help. */
  readonly retry: string | null;
}

export function problemOf(code: WidgetErrorCode, language: Language): Problem {
  const at = LANGUAGES.indexOf(language);
  const lasts = isLasting(code);
  return {
    title: TITLES[code][at]!,
    hint: (code === 'no-origin' ? SERVE : lasts ? ASK_OWNER : WAIT)[at]!,
    retry: lasts ? null : RETRY[at]!,
  };
}
