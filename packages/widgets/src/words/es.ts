/** Spanish words of widgets. */
import type { CheckWords, LoaderWords, PanelWords } from './word-types.ts';

export const LOADER: LoaderWords = {
  titles: {
    'missing-attribute': 'Falta decir qué mostrar o la llave',
    'bad-attribute': 'Este elemento está mal configurado',
    network: 'Sin conexión con Vigía',
    'no-origin': 'Vigía no puede saber qué página es esta',
    refused: 'Vigía no autoriza estos datos aquí',
    'not-found': 'Estos datos no existen o no se publican',
    busy: 'Demasiadas consultas',
    server: 'Vigía no pudo responder',
    'bad-data': 'Estos datos no se entienden',
    render: 'Este elemento no se pudo mostrar',
  },
  wait: 'Intente de nuevo en unos minutos.',
  tell: 'Avise a quien administra esta página.',
  serve: 'Ábrala desde un sitio, no como archivo ni en un marco aislado.',
  waiting: 'Cargando…',
  retry: 'Reintentar',
};

export const PANELS: PanelWords = {
  loading: 'Cargando datos',
  whole: 'Ver todo',
  less: 'Ver menos',
  close: 'Cerrar',
  period: 'Período',
  periods: {
    '30days': {
      wide: 'Últimos 30 días',
      narrow: '30 días',
    },
    '90days': {
      wide: 'Últimos 90 días',
      narrow: '90 días',
    },
    allSeason: {
      wide: 'Toda la temporada',
      narrow: 'Temporada',
    },
  },
  mapKeys: 'Flechas: mover; más y menos: acercar y alejar; Inicio: todas las estaciones',
  wholeMap: 'Mostrar todas las estaciones',
  healthTitle: 'Salud de la estación',
  since: 'desde el',
  asOf: 'Datos al',
};

export const CHECK: CheckWords = {
  title: 'Vigía en esta página',
  close: 'Cerrar',
  good: 'Bien',
  bad: 'Mal',
  note: 'Aviso',
  loader: 'El código está en la página: versión {0}',
  older: 'Hay una versión más nueva: {0}',
  copyAgain: 'Copie de nuevo el código en Vigía, Llaves de widgets, Ver código.',
  panels: 'La parte interactiva carga',
  changed: 'El navegador rechaza la parte interactiva: no es la que se publicó (integrity)',
  findProxy:
    'Algo entre el servicio y esta página cambia sus archivos, como un proxy o una CDN: haga que los deje como son.',
  unreached: 'No se pudo cargar {0}',
  tryLater: 'Revise que {0} responda y que nada en el navegador lo bloquee.',
  keyFine: 'La llave {0}… sirve en {1}',
  keyWrong: 'La llave {0}… no sirve en {1}',
  addSite:
    'En Vigía, Llaves de widgets, Editar, agregue {0} en «Sitios que la pueden mostrar», y vea que la llave esté activa.',
  blocked: 'La política de esta página bloquea a Vigía: {0}',
  allow: 'Agregue {1} a {0} en la cabecera Content-Security-Policy de la página.',
  none: 'No hay ningún elemento de Vigía en esta página',
  drawn: '{0}: se dibuja',
  problem: '{0}: {1}',
  slips: '{0}: no se entiende {1}',
  seeAttributes: 'Corrija ese atributo como dice el manual, o copie de nuevo el código.',
  publish: 'En Vigía, Llaves de widgets, Editar, vea que la llave publique ese lugar y ese dato.',
};
