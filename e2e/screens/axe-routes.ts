import { type Locator, page } from 'vitest/browser';

/** What every screen asks for beside the client's tree. */
export const DATA = [
  '/v2/stations',
  '/v2/nodes',
  '/v2/notifications',
  '/v2/events',
  '/v2/images',
  '/v2/scheduled_reports',
  '/v2/clients/1/health',
  '/v2/phenology_logs',
  '/v2/pesticide_logs',
  '/v2/biofix_logs',
  '/count_analytics',
  '/data_analytics',
  '/v2/embed-keys',
];

/** One place of the console and what tells that it stands in a state. */
export interface RouteStates {
  readonly path: string;
  readonly title: string;
  readonly ready: () => Locator;
  /** Where, what says that there is nothing to show, and what has to be done there before. */
  readonly empty: readonly [path: string, said: () => Locator, act?: () => Promise<void>];
  /** What it asks for while it is shown already; default: something on it says that it is busy. */
  readonly asks?: string;
  /** What says that its data did not come; default: it can be asked for again. */
  readonly failed?: () => Locator;
}

const text = (words: string | RegExp) => () => page.getByText(words).first();
const card = (words: RegExp) => () => page.getByRole('button', { name: words }).first();
const statusFailed = () => page.getByRole('img', { name: /error/i }).first();
export const again = (): Locator => page.getByRole('button', { name: 'Reintentar' }).first();

/** Every place for who has signed in. */
export const ROUTES: readonly RouteStates[] = [
  {
    path: '/home',
    title: 'Estaciones',
    ready: text('N-1'),
    empty: ['/home?season=101&crop=none', text('No hay estaciones con estos filtros')],
    asks: '/v2/stations',
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
    asks: '/v2/stations',
    // The health of a field stands in its card, which is closed on a phone.
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
    // What is counted of another client: `counting.test.ts`.
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
    // It shows what every screen has asked for before.
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
];

/** A press that finds nothing is no reason to wait for the end of the test. */
const PATIENCE = { timeout: 10_000 };
const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click(PATIENCE);

const rowAction = (action: string) => async () => {
  await press(/^Acciones/)();
  await page.getByRole('menuitem', { name: action }).click(PATIENCE);
};

/** Every dialog: where it is opened, how, and its name; `narrow` ones are there on a phone alone. */
export const DIALOGS: readonly {
  readonly path: string;
  readonly open: () => Promise<void>;
  readonly name: string | RegExp;
  readonly only?: 'narrow';
  /** Who opens it; default: an administrator. */
  readonly person?: 'superAdmin';
  /** It is a question. */
  readonly asks?: true;
  /** The button that closes it, where Escape does not: what it shows is shown once. */
  readonly closes?: string;
}[] = [
  { path: '/home', open: press('REGISTRO'), name: 'Nuevo Reporte' },
  { path: '/home', open: press('Ayuda'), name: 'Ayuda' },
  { path: '/home', open: press('Informe'), name: 'Descargar informe' },
  { path: '/home', open: press(/^Filtros/), name: 'Filtros', only: 'narrow' },
  {
    path: '/home',
    open: async () => {
      await press(/^Cuenta/)();
      await page.getByRole('menuitem', { name: /^Cliente:/ }).click(PATIENCE);
    },
    name: 'Filtro de Cliente',
  },
  {
    path: '/home',
    open: async () => {
      await press(/^Cuenta/)();
      await page.getByRole('menuitem', { name: 'Avisos por correo' }).click(PATIENCE);
    },
    name: 'Avisos por correo',
  },
  { path: '/sectors', open: press('Nueva Temporada'), name: 'Nueva Temporada' },
  { path: '/sectors', open: press('Nuevo campo'), name: 'Nuevo campo' },
  { path: '/sector/11', open: press('¿De dónde sale?'), name: /¿De dónde sale/ },
  { path: '/sector/11', open: press('Ver tabla'), name: /^Grados día y capturas/ },
  { path: '/sector/11', open: press(/^N-1\b/), name: 'Estado de N-1' },
  { path: '/station/1001', open: press('Editar tags'), name: 'Tags de N-1' },
  { path: '/station/1001', open: press(/^Foto del 20 nov/), name: 'N-1' },
  {
    path: '/station/1001?company=1',
    open: press('Editar estación'),
    name: 'Editar estación',
    person: 'superAdmin',
  },
  {
    path: '/station/1001?company=1',
    open: press('Editar comentarios'),
    name: /^Comentarios: Polilla del racimo/,
    person: 'superAdmin',
  },
  {
    path: '/admin/stations?company=1',
    open: rowAction('Importar fotos'),
    name: /^Importar fotos/,
    person: 'superAdmin',
  },
  {
    path: '/admin?company=1',
    open: press('Agregar Cliente'),
    name: 'Agregar Cliente',
    person: 'superAdmin',
  },
  { path: '/node/VG-1', open: press('Configuración'), name: 'Configuración de VG-1' },
  { path: '/notifications', open: press('REGISTRO'), name: 'Nuevo Reporte' },
  { path: '/logs', open: press('REGISTRO'), name: 'Nuevo Reporte' },
  { path: '/data-explorer', open: press('¿De dónde sale?'), name: /¿De dónde sale/ },
  {
    path: '/crop-explorer?season=100&sector=11&crop=22',
    open: press('¿De dónde sale?'),
    name: /¿De dónde sale/,
  },
  { path: '/oidio-explorer', open: press('¿De dónde sale?'), name: /¿De dónde sale/ },
  { path: '/climate-explorer', open: press('¿De dónde sale?'), name: /¿De dónde sale/ },
  { path: '/climate-explorer', open: press(/^Filtros/), name: 'Filtros', only: 'narrow' },
  { path: '/chill-models', open: press('¿De dónde sale?'), name: /¿De dónde sale/ },
  { path: '/count-bugs', open: press('REGISTRO'), name: 'Nuevo Reporte' },
  { path: '/health-stations', open: press(/^N-1 , /), name: 'Estado de N-1' },
  {
    path: '/scheduled-report-explorer',
    open: press('Crear Informe'),
    name: 'Crear informes programados',
  },
  {
    path: '/admin/users?company=1',
    open: press('Agregar Usuario'),
    name: 'Nuevo usuario',
  },
  {
    path: '/admin/users?company=1',
    open: press('Editar grower@vigia.example'),
    name: 'Editar usuario',
  },
  {
    path: '/admin/stations?company=1',
    open: press('Agregar Estación'),
    name: 'Nueva estación',
  },
  {
    path: '/admin/biofix?company=1',
    open: press('Agregar Biofix'),
    name: 'Nuevo biofix',
  },
  {
    path: '/admin/nodes?company=1',
    open: press('Editar VG-1'),
    name: 'Editar dispositivo',
  },
  {
    path: '/admin/stations?company=1',
    open: rowAction('Importar mediciones'),
    name: /^Importar mediciones/,
  },
  { path: '/admin/stations?company=1', open: press('Editar Cliente'), name: 'Editar Cliente' },
  {
    path: '/admin/nodes?company=1',
    open: async () => {
      await rowAction('Crear llave')();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Crear llave' }).click(PATIENCE);
    },
    name: 'Llave de VG-1',
    closes: 'Ya la guardé',
  },
  { path: '/admin/seasons?company=1', open: press('Agregar Temporada'), name: 'Nueva Temporada' },
  {
    path: '/admin/scheduled-reports?company=1',
    open: press('Crear Informe'),
    name: 'Crear informes programados',
  },
  { path: '/climate-explorer', open: press('Informe'), name: 'Descargar informe' },
  { path: '/admin/embed-keys?company=1', open: press('Nueva llave'), name: 'Nueva llave de widgets' },
  { path: '/admin/embed-keys?company=1', open: rowAction('Ver código'), name: /^Código de / },
  { path: '/admin/embed-keys?company=1', open: rowAction('Rotar'), name: /^¿Rotar la llave/, asks: true },
];
