import type { Language } from './language.ts';
import type { WidgetErrorCode } from './widget-error.ts';

interface ProblemWords {
  readonly titles: Readonly<Record<WidgetErrorCode, string>>;
  /** What the reader can do: wait and try again, or tell those who can mend it. */
  readonly wait: string;
  readonly tell: string;
  readonly retry: string;
}

/** Of these, asking again may help. */
const RETRIED: readonly WidgetErrorCode[] = ['network', 'busy', 'server', 'bad-data', 'render'];

/** What the reader of the partner's page is told, in its place. */
export const PROBLEMS: Readonly<Record<Language, ProblemWords>> = {
  es: {
    titles: {
      'missing-attribute': 'Falta decir qué mostrar o con qué clave',
      'bad-attribute': 'Este elemento está mal configurado',
      network: 'Sin conexión con Vigía',
      refused: 'Vigía no autoriza estos datos en este sitio',
      'not-found': 'Estos datos no existen o no se publican',
      busy: 'Demasiadas consultas por ahora',
      server: 'Vigía no pudo responder',
      'bad-data': 'Los datos no se entienden',
      render: 'No se pudo mostrar este elemento',
    },
    wait: 'Intente de nuevo en unos minutos.',
    tell: 'Avise a quien administra esta página.',
    retry: 'Reintentar',
  },
  en: {
    titles: {
      'missing-attribute': 'What to show, or its key, is missing',
      'bad-attribute': 'This element is not set up correctly',
      network: 'No connection to Vigía',
      refused: 'Vigía does not allow these data on this site',
      'not-found': 'These data do not exist or are not published',
      busy: 'Too many requests for now',
      server: 'Vigía could not answer',
      'bad-data': 'The data cannot be read',
      render: 'This element could not be shown',
    },
    wait: 'Try again in a few minutes.',
    tell: 'Tell whoever runs this page.',
    retry: 'Try again',
  },
  pt: {
    titles: {
      'missing-attribute': 'Falta dizer o que mostrar ou com qual chave',
      'bad-attribute': 'Este elemento está mal configurado',
      network: 'Sem conexão com o Vigía',
      refused: 'O Vigía não autoriza estes dados neste site',
      'not-found': 'Estes dados não existem ou não são publicados',
      busy: 'Consultas demais por enquanto',
      server: 'O Vigía não conseguiu responder',
      'bad-data': 'Não foi possível ler os dados',
      render: 'Não foi possível mostrar este elemento',
    },
    wait: 'Tente de novo em alguns minutos.',
    tell: 'Avise quem administra esta página.',
    retry: 'Tentar de novo',
  },
};

export interface Problem {
  readonly title: string;
  readonly hint: string;
  /** What the button says that asks again; null where that would not help. */
  readonly retry: string | null;
}

export function problemOf(code: WidgetErrorCode, language: Language): Problem {
  const { titles, wait, tell, retry } = PROBLEMS[language];
  const again = RETRIED.includes(code);
  return { title: titles[code], hint: again ? wait : tell, retry: again ? retry : null };
}
