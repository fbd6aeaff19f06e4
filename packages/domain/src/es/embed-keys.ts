import type { EmbedKeyState } from '../published/keys.ts';
import type { EmbedTheme } from '../published/metrics.ts';
import type { OriginProblem } from '../published/origins.ts';

export const EMBED_THEME_WORDS: Readonly<Record<EmbedTheme, string>> = {
  light: 'Claro',
  dark: 'Oscuro',
  sol: 'Sol (alto contraste)',
};

export const EMBED_KEY_STATE_WORDS: Readonly<Record<EmbedKeyState, string>> = {
  active: 'Activa',
  replaced: 'Reemplazada',
  expired: 'Vencida',
  revoked: 'Revocada',
};

export const ORIGIN_PROBLEM_WORDS: Readonly<Record<OriginProblem, string>> = {
  empty: 'Escriba la dirección del sitio',
  'no-scheme': 'Empiece con https://, por ejemplo https://www.cooperativa.cl',
  'not-https': 'Debe empezar con https:// (http:// solo para localhost)',
  path: 'Escriba solo el sitio, sin la página: nada después del dominio',
  wildcard: 'No se admiten comodines (*): escriba cada sitio en su línea',
  user: 'Escriba el sitio sin usuario ni contraseña',
  letters: 'Use el dominio como lo copia el navegador (xn--…), sin ñ ni tildes',
  host: 'El dominio no es válido',
};
