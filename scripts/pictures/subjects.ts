import type { Page } from 'playwright';

/** Subject of a picture: an address, and the steps after opening it. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  readonly steps?: (page: Page) => Promise<unknown>;
  /** Taken only on a wide, or only on a narrow screen. */
  readonly only?: 'wide' | 'narrow';
}

export interface Ids {
  readonly sector: number;
  readonly station: number;
  readonly node: string;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const pick = (select: string | RegExp, option: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: select }).click();
  await page.getByRole('option', { name: option }).first().click();
};

const rowAction = (action: string) => async (page: Page) => {
  await press(/^Acciones/)(page);
  await page.getByRole('menuitem', { name: action }).click();
};

const editRow = press(/^Editar (?!Cliente)/);

/** A CSV with other column names and one wrong line. */
const MEASUREMENTS = ['Fecha;T° aire;HR', '2026-10-01 00:00;12,5;81', '2026-10-01 01:00;doce;80'].join('\n');

const importMeasurements = async (page: Page) => {
  await rowAction('Importar mediciones')(page);
  const buffer = Buffer.from(MEASUREMENTS);
  const file = { name: 'estación norte, octubre.csv', mimeType: 'text/csv', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.waitForTimeout(1_500);
};

const chosenPhotos = async (page: Page) => {
  await rowAction('Importar fotos')(page);
  const names = ['trampa_2026-10-02_09-30.jpg', 'IMG_20261009_093000_una copia con un nombre largo.jpg'];
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(name) }));
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(files);
  await page.waitForTimeout(2_000);
};

/** Writes comments, which the history shows afterwards. */
const writtenComments = async (page: Page) => {
  await press('Editar comentarios')(page);
  const dialog = page.getByRole('dialog');
  const texts = [
    'Segunda generación en pleno vuelo; se esperan las primeras larvas en unos diez días.',
    'Capturas altas y en aumento en el borde norte. Revise racimos dos veces por semana.',
  ];
  for (const [i, text] of texts.entries()) await dialog.getByRole('textbox').nth(i).fill(text);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Comentarios actualizados').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Comentarios de los informes' }).scrollIntoViewIfNeeded();
};

/** With every finding, that of the photos too. */
const checkedService = async (page: Page) => {
  await press('Revisar ahora')(page);
  await page.getByText(/^Cada foto tiene su archivo/).waitFor();
};

const account = (entry: RegExp) => async (page: Page) => {
  await press(/^Cuenta/)(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

const reportOf = (kind: string) => async (page: Page) => {
  await press('REGISTRO')(page);
  await pick(/Tipo de Reporte/, kind)(page);
};

const countTraps = async (page: Page) => {
  await press('REGISTRO')(page);
  await press(/contar trampas/)(page);
};

/** A plain JPEG, drawn by the browser itself. */
const drawnPhoto = async (page: Page) => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    if (drawing) {
      drawing.fillStyle = 'wheat';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return { name: 'placa.jpg', mimeType: 'image/jpeg', buffer };
};

/** The first trap of the open counts: its number, and a photo of its plate. */
const countWithPhoto = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-count]').first().fill('3');
  const chooser = page.waitForEvent('filechooser');
  await dialog
    .getByRole('button', { name: /^Foto de/ })
    .first()
    .click();
  await (await chooser).setFiles(await drawnPhoto(page));
  await page.waitForTimeout(1_000);
};

/** Enters a count, which the list of its station then offers to correct. */
const correctedCount = (station: number) => async (page: Page) => {
  await countWithPhoto(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Enviar/ }).click();
  await dialog.getByText(/conteos? (ya estaba )?guardados?/).waitFor();
  await page.goto(`/station/${station}`);
  await rowAction('Corregir')(page);
};

/** Every route of signed-in users, and the main dialogs. */
export const subjectsOf = ({ sector, station, node }: Ids): readonly Subject[] => [
  { name: 'today', path: '/today' },
  { name: 'today-unfolded', path: '/today', steps: press(/^y \d+ más$/) },
  { name: 'round', path: '/today/round' },
  { name: 'home', path: '/home' },
  { name: 'home-filters', path: '/home', steps: press(/^Filtros/), only: 'narrow' },
  { name: 'home-maintained', path: '/home#maintenance_log' },
  { name: 'home-no-report', path: '/home?dateStart=2026-11-20&dateEnd=2026-11-20#swap_log' },
  { name: 'home-report', path: '/home', steps: press('Informe') },
  { name: 'menu', path: '/home', steps: press('Abrir menú'), only: 'narrow' },
  { name: 'account', path: '/home', steps: press(/^Cuenta/) },
  { name: 'help', path: '/logs', steps: press('Ayuda') },
  { name: 'client', path: '/logs', steps: account(/^Cliente/) },
  { name: 'report', path: '/logs', steps: press('REGISTRO') },
  { name: 'count-traps', path: '/home', steps: countTraps },
  { name: 'report-application', path: '/logs', steps: reportOf('Aplicación') },
  { name: 'report-installation', path: '/logs', steps: reportOf('Instalación') },
  { name: 'sectors', path: '/sectors' },
  { name: 'pressure', path: '/sectors/pressure' },
  { name: 'new-sector', path: '/sectors', steps: press('Nuevo campo') },
  { name: 'new-season', path: '/sectors', steps: press('Nueva Temporada') },
  { name: 'sector-pests', path: `/sector/${sector}` },
  { name: 'sector-origin', path: `/sector/${sector}`, steps: press(/De dónde sale/) },
  { name: 'sector-mildew', path: `/sector/${sector}#hongos` },
  { name: 'sector-climate', path: `/sector/${sector}#clima` },
  { name: 'sector-chill', path: `/sector/${sector}#horas-frio` },
  { name: 'export', path: `/sector/${sector}`, steps: press('Exportar') },
  { name: 'station', path: `/station/${station}` },
  { name: 'count-with-photo', path: `/today#contar-${sector}-${station}`, steps: countWithPhoto },
  {
    name: 'count-corrected',
    path: `/today#contar-${sector}-${station}`,
    steps: correctedCount(station),
  },
  { name: 'station-photo', path: `/station/${station}`, steps: press(/^Foto del/) },
  { name: 'station-tags', path: `/station/${station}`, steps: press('Editar tags') },
  { name: 'edit-station', path: `/station/${station}`, steps: press('Editar estación') },
  { name: 'edit-configuration', path: `/station/${station}`, steps: press('Configuración') },
  { name: 'report-comments', path: `/station/${station}`, steps: press('Editar comentarios') },
  { name: 'written-comments', path: `/station/${station}`, steps: writtenComments },
  { name: 'node', path: `/node/${encodeURIComponent(node)}` },
  { name: 'node-configuration', path: `/node/${encodeURIComponent(node)}`, steps: press('Configuración') },
  { name: 'pests', path: '/data-explorer' },
  { name: 'crops', path: '/crop-explorer' },
  { name: 'mildew', path: '/oidio-explorer' },
  { name: 'climate', path: '/climate-explorer' },
  { name: 'chill', path: '/chill-models' },
  { name: 'logs', path: '/logs' },
  { name: 'notifications', path: '/notifications' },
  { name: 'health', path: '/health-stations' },
  { name: 'health-rows', path: '/health-stations', steps: press(/, (en orden|advertencia|error)/) },
  { name: 'counting', path: '/count-bugs' },
  { name: 'counting-photo', path: '/count-bugs', steps: press('Empezar por la primera') },
  { name: 'schedules', path: '/scheduled-report-explorer' },
  { name: 'new-schedule', path: '/scheduled-report-explorer', steps: press(/Crear Informe/) },
  { name: 'administration', path: '/admin' },
  { name: 'new-station', path: '/admin/stations', steps: press('Agregar Estación') },
  { name: 'import-stations', path: '/admin/stations?company=1', steps: press('Importar mediciones') },
  { name: 'table-stations', path: '/admin/stations?company=1', steps: press('Pegar o importar tabla') },
  { name: 'edit-client', path: '/admin?company=1', steps: press('Editar Cliente') },
  { name: 'edit-user', path: '/admin?company=1', steps: editRow },
  { name: 'edit-sector', path: '/admin/sectors?company=1', steps: editRow },
  { name: 'edit-season', path: '/admin/seasons?company=1', steps: editRow },
  { name: 'edit-biofix', path: '/admin/biofix?company=1', steps: editRow },
  { name: 'edit-device', path: '/admin/nodes?company=1', steps: editRow },
  { name: 'arrivals', path: '/admin/nodes?company=1', steps: rowAction('Qué llegó') },
  { name: 'import-measurements', path: '/admin/stations?company=1', steps: importMeasurements },
  { name: 'import-chosen-photos', path: '/admin/stations?company=1', steps: chosenPhotos },
  { name: 'import-photos', path: '/admin/stations?company=1', steps: rowAction('Importar fotos') },
  { name: 'history', path: '/admin/history?company=1' },
  { name: 'unknown-devices', path: '/admin/unknown-devices?company=1' },
  { name: 'service', path: '/admin/service', steps: checkedService },
  { name: 'catalogue', path: '/admin/catalogue' },
  { name: 'embed-keys', path: '/admin/embed-keys' },
  { name: 'edit-embed-key', path: '/admin/embed-keys', steps: rowAction('Editar') },
  { name: 'embed-code', path: '/admin/embed-keys', steps: rowAction('Ver código') },
  { name: 'programs', path: '/admin/programs' },
  { name: 'alerts', path: '/admin/alerts' },
  { name: 'new-alert', path: '/admin/alerts', steps: press('Nueva regla') },
  { name: 'rule-test', path: '/admin/rule-test' },
  { name: 'capture-thresholds', path: '/admin/capture-thresholds' },
  { name: 'products', path: '/admin/products' },
  { name: 'new-product', path: '/admin/products', steps: press('Agregar Producto') },
  { name: 'spraying', path: `/sector/${sector}/spraying` },
  {
    name: 'new-capture-threshold',
    path: '/admin/capture-thresholds',
    steps: press('Nuevo umbral propio'),
  },
  { name: 'new-program', path: '/admin/programs', steps: press(/Nuevo programa/) },
  { name: 'new-embed-key', path: '/admin/embed-keys', steps: press(/Nueva llave/) },
  { name: 'webhooks', path: '/admin/webhooks' },
  { name: 'new-webhook', path: '/admin/webhooks', steps: press(/Nuevo aviso/) },
  { name: 'station-sources', path: '/admin/station-sources' },
  { name: 'new-station-source', path: '/admin/station-sources', steps: press(/Agregar cuenta/) },
  { name: 'new-uplink-door', path: '/admin/station-sources', steps: press(/Agregar puerta/) },
];
