import { type Locator, page } from 'vitest/browser';

/** Requests of every screen besides the client's tree. */
export const DATA = [
  '/v2/stations',
  '/v2/nodes',
  '/v2/notifications',
  '/v2/events',
  '/v2/images',
  '/v2/scheduled_reports',
  '/v2/clients/1/health',
  '/v2/clients/1/stations',
  '/v2/clients/1/captures',
  '/v2/phenology_logs',
  '/v2/pesticide_logs',
  '/v2/biofix_logs',
  '/count_analytics',
  '/data_analytics',
  '/v2/embed-keys',
  '/v2/service-tokens',
  '/v2/station-sources',
  '/v2/uplink-',
  '/v2/webhooks',
  '/v2/alert-rules',
];

/** A screen of the console and how to see that it is in a state. */
export interface RouteStates {
  readonly path: string;
  readonly title: string;
  /** Its heading before what it is called by has come; default: the same. */
  readonly unnamed?: string;
  readonly ready: () => Locator;
  /** The empty state: its address, the text that is shown, and what must be done there before. */
  readonly empty: readonly [path: string, text: () => Locator, act?: () => Promise<void>];
  /** A request that is pending while the screen is already shown; default: an element of the screen is busy. */
  readonly asks?: string;
  /** The sign of a failed request; default: a button that tries again. */
  readonly failed?: () => Locator;
}

const text = (words: string | RegExp) => () => page.getByText(words).first();
const card = (words: RegExp) => () => page.getByRole('button', { name: words }).first();
const statusFailed = () => page.getByRole('button', { name: /error/i }).first();
export const again = (): Locator => page.getByRole('button', { name: 'Reintentar' }).first();

/** Every screen for signed-in users. */
export const ROUTES: readonly RouteStates[] = [
  {
    path: '/today',
    title: 'Hoy',
    ready: () => page.getByRole('button', { name: /^y \d+ más$/ }),
    // The farm is never without work; unfolded it shows all of it.
    empty: [
      '/today',
      text('Mostrar menos'),
      () =>
        page
          .getByRole('button', { name: /^y \d+ más$/ })
          .first()
          .click(),
    ],
    asks: '/v2/events',
  },
  {
    path: '/today/round',
    title: 'Ronda',
    ready: () => page.getByRole('checkbox', { name: 'Visitada: N-1' }),
    empty: [
      '/today/round',
      text('No hay estaciones que visitar'),
      async () => {
        for (const station of ['N-1', 'S-1'])
          await page.getByRole('button', { name: `Quitar ${station} de la ronda` }).click();
      },
    ],
    asks: '/v2/events',
  },
  {
    path: '/home',
    title: 'Estaciones',
    ready: text('N-1'),
    empty: ['/home?season=101&crop=none', text('No hay estaciones con estos filtros')],
    asks: '/v2/clients/1/stations',
    failed: statusFailed,
  },
  {
    path: '/home#maintenance_log',
    title: 'Estaciones',
    ready: text('01 oct 2026'),
    empty: ['/home#swap_log', text(/^Ninguna estación tiene un reemplazo/)],
    asks: '/v2/events',
  },
  {
    path: '/sectors',
    title: 'Campos',
    ready: text('Melipilla, RM'),
    empty: [
      '/sectors',
      text('Ningún campo coincide'),
      () => page.getByPlaceholder('Campo o plaga').fill('zzz'),
    ],
    asks: '/v2/clients/1/stations',
    // The health of a field is in its card, which is folded on a phone.
    failed: text('Melipilla, RM'),
  },
  {
    path: '/sector/11',
    title: 'Norte',
    ready: card(/Grados Día acumulados.*\d °C·día/),
    empty: ['/sector/13', text('Sin estaciones en este cultivo y temporada.')],
  },
  {
    path: '/sector/11#hongos',
    title: 'Norte',
    ready: card(/Índice de oídio.*\d/),
    empty: ['/sector/12#hongos', text('Sin índice de oídio')],
  },
  {
    path: '/sector/11#clima',
    title: 'Norte',
    ready: card(/Temperatura máxima.*\d °C/),
    empty: ['/sector/12#clima', text('Sin mediciones de clima')],
  },
  {
    path: '/sector/11#horas-frio',
    title: 'Norte',
    ready: card(/^Horas Frío.*\d h/),
    empty: ['/sector/12#horas-frio', text('Sin frío acumulado')],
  },
  {
    path: '/station/1001',
    title: 'N-1',
    ready: card(/^Foto del 20 nov/),
    empty: ['/station/1004', text('La cámara principal no tiene fotos recientes')],
  },
  {
    path: '/node/VG-1',
    title: 'Nodo VG-1',
    ready: () => page.getByRole('option', { name: /^Foto del 20 nov/ }),
    empty: ['/node/NO-HAY', text('Este nodo no existe')],
  },
  {
    path: '/notifications',
    title: 'Notificaciones',
    ready: text(/^\d pendientes?/),
    empty: [
      '/notifications',
      text('Ninguna resuelta todavía'),
      () => page.getByText('Resueltas (0)').click(),
    ],
  },
  {
    path: '/logs?dateStart=2026-06-01&dateEnd=2026-11-21#pesticide_log',
    title: 'Reportes',
    ready: text('Secreto'),
    empty: ['/logs#pesticide_log', text('Sin reportes de Aplicación en estas fechas')],
  },
  {
    path: '/data-explorer',
    title: 'Plagas',
    ready: card(/Grados Día acumulados.*\d °C·día/),
    empty: ['/data-explorer?season=101&sector=11&pest=none', text('Sin estaciones con estos filtros')],
  },
  {
    path: '/crop-explorer?season=100&sector=11&crop=22',
    title: 'Hospederos',
    ready: card(/Horas-grado acumuladas.*\d °C·h/),
    empty: ['/crop-explorer?season=101', text('Las horas-grado no se siguen en este hospedero')],
  },
  {
    path: '/oidio-explorer',
    title: 'Hongos',
    ready: card(/Índice de oídio.*\d/),
    empty: [
      '/oidio-explorer?season=100&sector=11&crop=22',
      text('El seguimiento de Oídio no aplica para este cultivo'),
    ],
  },
  {
    path: '/climate-explorer',
    title: 'Clima',
    ready: card(/Temperatura máxima.*\d °C/),
    empty: ['/climate-explorer?season=99', text('Sin mediciones de clima')],
  },
  {
    path: '/chill-models',
    title: 'Horas Frío',
    ready: card(/^Horas Frío.*\d h/),
    empty: ['/chill-models?season=99&sector=11', text('Sin frío acumulado')],
  },
  {
    path: '/scheduled-report-explorer',
    title: 'Programados',
    ready: text(/Semanal lunes/),
    empty: ['/scheduled-report-explorer', text('No hay registros')],
  },
  {
    path: '/health-stations',
    title: 'Salud',
    ready: card(/^N-1 , (en orden|advertencia|error|sin datos)/),
    empty: [
      '/health-stations',
      text('Nada coincide con la búsqueda'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
  },
  {
    // Counting of another client is tested in `counting.test.ts`.
    path: '/count-bugs',
    title: 'Conteo Plagas',
    ready: text('Ninguno de sus clientes se cuenta aquí'),
    empty: ['/count-bugs', text('Ninguno de sus clientes se cuenta aquí')],
    asks: '/v2/clients/1/infrastructure',
    failed: text('Ninguno de sus clientes se cuenta aquí'),
  },
  {
    path: '/admin?company=1',
    title: 'Administración',
    ready: text('grower@vigia.example'),
    empty: [
      '/admin?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    // It shows only data that every screen has requested before.
    asks: '/v2/clients/1/infrastructure',
    failed: text('grower@vigia.example'),
  },
  {
    path: '/admin/scheduled-reports?company=1',
    title: 'Administración',
    ready: text(/Semanal lunes/),
    empty: ['/admin/scheduled-reports?company=1', text('No hay registros')],
  },
  {
    path: '/admin/embed-keys?company=1',
    title: 'Llaves de widgets',
    ready: text(/Campo Ejemplo/),
    empty: [
      '/admin/embed-keys?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    asks: '/v2/embed-keys',
  },
  {
    path: '/admin/programs?company=1',
    title: 'Programas',
    ready: text(/farmProgram/),
    empty: [
      '/admin/programs?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    asks: '/v2/service-tokens',
  },
  {
    path: '/admin/webhooks?company=1',
    title: 'Avisos a programas',
    ready: text(/erp\.example/),
    empty: [
      '/admin/webhooks?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    asks: '/v2/webhooks',
  },
  {
    path: '/admin/webhooks/951?company=1',
    title: 'Avisos enviados a ERP',
    unnamed: 'Avisos enviados',
    ready: text(/El programa rechazó el aviso/),
    empty: [
      '/admin/webhooks/951?company=1',
      text('No hay avisos en este estado'),
      () => page.getByText('Entregados').click(),
    ],
    asks: '/v2/webhooks',
  },
  {
    path: '/admin/station-sources?company=1',
    title: 'Otras estaciones',
    ready: text('TTN · The Things Stack'),
    empty: ['/admin/station-sources?company=1', text('Por recibir')],
    asks: '/v2/station-sources',
  },
  {
    path: '/admin/alerts?company=1',
    title: 'Avisos',
    ready: text(/48 horas o más sin datos/),
    empty: [
      '/admin/alerts?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    asks: '/v2/alert-rules',
  },
  {
    path: '/sector/11/spraying?company=1',
    title: 'Qué puedo aplicar',
    ready: text('Producto propio'),
    empty: [
      '/sector/11/spraying?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    asks: '/v2/events',
    failed: text('Producto propio'),
  },
  {
    path: '/admin/products?company=1',
    title: 'Administración',
    ready: text('Producto propio'),
    empty: [
      '/admin/products?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    // It shows only data that every screen has requested before.
    asks: '/v2/clients/1/infrastructure',
    failed: text('Producto propio'),
  },
  {
    path: '/admin/capture-thresholds?company=1',
    title: 'Umbrales de captura',
    ready: text('ene a feb'),
    empty: [
      '/admin/capture-thresholds?company=1',
      text('Ningún registro coincide'),
      () => page.getByRole('searchbox').fill('nada de esto'),
    ],
    // It shows only data that every screen has requested before.
    asks: '/v2/clients/1/infrastructure',
    failed: text('ene a feb'),
  },
  {
    path: '/sectors/pressure?company=1',
    title: 'Presión de capturas',
    ready: text('Cómo se lee'),
    empty: ['/sectors/pressure?company=1&season=102', text('Cómo se lee')],
    asks: '/count_analytics',
    failed: text('No se pudieron leer las capturas'),
  },
  {
    path: '/admin/rule-test?company=1',
    title: 'Probar la regla',
    ready: text('Cómo se cuenta'),
    empty: [
      '/admin/rule-test?company=1',
      text('Ninguna temporada tiene datos suficientes para juzgar esta regla.'),
    ],
    asks: '/count_analytics',
    failed: text(/^No se pudo leer/),
  },
  {
    path: '/admin/nodes/VG-1/arrived?company=1',
    title: 'Qué llegó de VG-1',
    ready: text('Esperando al dispositivo…'),
    empty: ['/admin/nodes/VG-1/arrived?company=1', text('Esperando al dispositivo…')],
  },
];
