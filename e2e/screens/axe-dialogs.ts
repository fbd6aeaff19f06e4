import { page } from 'vitest/browser';
import { DOOR_DIALOGS } from './axe-door-dialogs.ts';
import { SPRAY_DIALOGS } from './axe-spray-dialogs.ts';

/** A failed press need not wait for the end of the test. */
const PATIENCE = { timeout: 10_000 };
const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click(PATIENCE);

const rowAction = (action: string) => async () => {
  await press(/^Acciones/)();
  await page.getByRole('menuitem', { name: action }).click(PATIENCE);
};

/** Every dialog: its page, how it is opened, and its name; `narrow` ones exist only on a phone. */
export const DIALOGS: readonly {
  readonly path: string;
  readonly open: () => Promise<void>;
  readonly name: string | RegExp;
  readonly only?: 'narrow';
  /** The person who opens it; default: an administrator. */
  readonly person?: 'superAdmin';
  /** It asks a question. */
  readonly asks?: true;
  /** The button that closes it, if Escape does not: its content is shown only once. */
  readonly closes?: string;
}[] = [
  { path: '/home', open: press('REGISTRO'), name: 'Nuevo Reporte' },
  {
    path: '/station/1001',
    open: async () => {
      await press('REGISTRO')();
      await press(/contar trampas/)();
    },
    name: 'Conteo en terreno',
  },
  { path: '/today', open: press('Recibir por correo'), name: 'Hoy por correo' },
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
      await page.getByRole('menuitem', { name: 'Cómo me avisan' }).click(PATIENCE);
    },
    name: 'Cómo me avisan',
  },
  {
    path: '/home',
    open: async () => {
      await press(/^Cuenta/)();
      await page.getByRole('menuitem', { name: 'En este teléfono' }).click(PATIENCE);
    },
    name: 'En este teléfono',
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
  { path: '/sector/11', open: press('Exportar'), name: /^Exportar datos de/ },
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
    path: '/home',
    open: async () => {
      await press(/^Cuenta/)();
      await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click(PATIENCE);
    },
    name: 'Cambiar contraseña',
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
  {
    path: '/admin/stations?company=1',
    open: press('Importar mediciones'),
    name: /^Importar mediciones de Viña/,
  },
  {
    path: '/admin/stations?company=1',
    open: press('Pegar o importar tabla'),
    name: /^Tabla de estaciones/,
  },

  {
    path: '/admin/users?company=1',
    open: press('Pegar o importar tabla'),
    name: /^Tabla de usuarios/,
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
  { path: '/admin/embed-keys?company=1', open: rowAction('Editar'), name: 'Editar llave de widgets' },
  { path: '/admin/embed-keys?company=1', open: rowAction('Ver código'), name: /^Código de / },
  { path: '/admin/embed-keys?company=1', open: rowAction('Rotar'), name: /^¿Rotar la llave/, asks: true },
  { path: '/admin/programs?company=1', open: press('Nuevo programa'), name: 'Nuevo programa' },
  {
    path: '/admin/webhooks?company=1',
    open: press('Nuevo aviso'),
    name: 'Nuevo aviso a un programa',
  },
  { path: '/admin/webhooks?company=1', open: rowAction('Editar'), name: 'Editar aviso' },
  { path: '/admin/webhooks?company=1', open: rowAction('Enviar prueba'), name: 'Prueba de ERP' },
  {
    ...{ path: '/admin/webhooks?company=1', open: rowAction('Cambiar secreto') },
    ...{ name: '¿Cambiar el secreto de ERP?', asks: true },
  },
  {
    ...{ path: '/admin/webhooks?company=1', open: rowAction('Eliminar') },
    ...{ name: '¿Eliminar el aviso ERP?', asks: true },
  },
  {
    path: '/admin/webhooks/951?company=1',
    open: press(/^Ver detalle/),
    name: 'Aviso: Prueba',
  },
  { path: '/admin/alerts?company=1', open: press('Nueva regla'), name: 'Nueva regla de aviso' },
  {
    path: '/admin/capture-thresholds?company=1',
    open: press('Nuevo umbral propio'),
    name: 'Nuevo umbral propio',
  },
  ...SPRAY_DIALOGS,
  { path: '/admin/station-sources?company=1', open: press('Agregar cuenta'), name: 'Agregar cuenta' },
  {
    path: '/admin/station-sources?company=1',
    open: press('Enlazar estaciones'),
    name: 'Estaciones de METOS',
  },
  {
    path: '/admin/station-sources?company=1',
    open: rowAction('Traer días anteriores'),
    name: 'Días anteriores de Norte',
  },
  {
    path: '/admin/station-sources?company=1',
    open: rowAction('Ver lo apartado'),
    name: 'Apartado de Norte',
  },
  ...DOOR_DIALOGS,
  // The last one: the dialog of its table stays open below it.
  {
    path: '/admin/users?company=1',
    open: async () => {
      await press('Pegar o importar tabla')();
      await page
        .getByRole('textbox', { name: 'Pegue aquí la tabla' })
        .fill(`Nombre\tApellido\tCorreo\nLuz\tVera\t${crypto.randomUUID()}@planilla.example`, PATIENCE);
      await page.getByText(/1 fila: 1 nueva/).click(PATIENCE);
      await press('Guardar')();
    },
    name: '1 contraseña temporal',
    closes: 'Ya la guardé',
  },
];
