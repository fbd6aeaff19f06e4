import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { readWorkbook } from '../export/unzip.fixture.ts';
import type { StatesOf } from '../testing/states.ts';
import type { ChartSeries } from './chart-series.ts';
import { ChartTools } from './chart-tools.tsx';
import { catchFiles, pngSize } from './download/caught-files.fixture.ts';
import { TimeChart } from './time-chart/time-chart.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2026, 7, 24, 12);
const DAYS = 90;

function reading(id: string, label: string, color: 'max' | 'min', base: number): ChartSeries {
  return {
    id,
    label,
    unit: '°C',
    color,
    kind: 'line',
    axis: 'left',
    decimals: 1,
    x: Float64Array.from({ length: DAYS }, (_, i) => START + i * DAY),
    y: Float64Array.from({ length: DAYS }, (_, i) =>
      i > 40 && i < 47 ? Number.NaN : base + i * 0.07 + 2 * Math.sin(i * 0.8),
    ),
  };
}

const series = [
  reading('max', 'Temperatura máxima', 'max', 19),
  { ...reading('min', 'Temperatura mínima', 'min', 6), visible: false },
];
const window = { start: START, end: START + 104 * DAY };
const ticks = [8, 9, 10].map((month) => Date.UTC(2026, month, 1, 12));

const meta = {
  id: 'gráficos-charttools',
  title: 'Gráficos/Herramientas de un gráfico · ChartTools',
  component: ChartTools,
  parameters: {
    states: {
      never: {
        Loading: 'while its chart loads there is nothing to take: both buttons are disabled, as in Empty',
        Dense: 'it is two buttons, however many points there are',
      },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Lo que todo gráfico ofrece además de sí mismo: sus datos en una tabla y las descargas. Úselo en la barra del panel cuando hay un solo gráfico, o junto al título de cada uno cuando hay varios. La tabla y los archivos llevan todos los puntos, no los que se dibujan, con su rango, su origen (medido, completado, pronosticado) y su estado o clase; la imagen va siempre en colores de impresión, con título, unidades, leyenda y fuente.',
      },
    },
  },
  args: {
    title: 'Temperatura diaria',
    series,
    window,
    fileName: 'temperatura',
    source: 'Vigía · Los Aromos Norte',
    picture: (size) => (
      <TimeChart
        title="Temperatura diaria"
        series={series}
        window={window}
        ticks={ticks}
        leftAxis={{ title: 'Temperatura', unit: '°C' }}
        leftFromZero={false}
        today={START + 89 * DAY}
        interactive={false}
        {...size}
      />
    ),
  },
} satisfies Meta<typeof ChartTools>;
export default meta;
type Story = StoryObj<typeof meta>;

async function take(canvas: HTMLElement, choice: string) {
  const { files, release } = catchFiles();
  try {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Descargar' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: choice }));
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(within(canvas).getByRole('status')).toHaveTextContent(`Archivo ${files[0]!.name} listo.`);
    return files[0]!;
  } finally {
    release();
  }
}

export const ReadyPicture: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvasElement, step }) => {
    await step(
      'the SVG holds title, units, source and font, and print’s colours in a dark page',
      async () => {
        const { name, blob } = await take(canvasElement, 'Imagen editable (SVG)');
        await expect(name).toBe('temperatura.svg');
        const file = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml');
        await expect(file.querySelector('parsererror')).toBeNull();
        const root = file.documentElement;
        await expect([root.getAttribute('width'), root.getAttribute('viewBox')]).toEqual([
          '1008',
          expect.stringMatching(/^0 0 1008 \d+$/),
        ]);
        await expect(root.getAttribute('font-family')).toContain('Source Sans 3');
        const texts = Array.from(file.querySelectorAll('text'), (text) => text.textContent);
        for (const text of [
          'Temperatura diaria',
          'Del 24 ago 2026 al 6 dic 2026',
          'Temperatura máxima (°C)',
          'Temperatura (°C)',
          'Fuente: Vigía · Los Aromos Norte. Datos hasta el 21 nov 2026.',
        ]) {
          await expect(texts).toContain(text);
        }
        await expect(texts).not.toContain('Temperatura mínima (°C)');
        await expect(file.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
        await expect(file.querySelector('[data-series="max"] path')?.getAttribute('d')).toMatch(/^M[\d.]+/);
        await expect(file.querySelectorAll('[class], image, foreignObject, script')).toHaveLength(0);
      },
    );
    await step('the PNG has two pixels for each px of it', async () => {
      const { name, blob } = await take(canvasElement, 'Imagen (PNG)');
      await expect(name).toBe('temperatura.png');
      const { width, height } = await pngSize(blob);
      await expect(width).toBe(2016);
      await expect(height).toBeGreaterThan(1000);
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(width, height);
      const pixels = canvas.getContext('2d')!;
      pixels.drawImage(bitmap, 0, 0);
      const [r, g, b] = pixels.getImageData(4, 4, 1, 1).data;
      await expect([r, g, b]).toEqual([255, 255, 255]);
      const { data } = pixels.getImageData(0, 0, width, height);
      const drawn = data.filter((value, i) => i % 4 === 0 && value < 250).length;
      await expect(drawn).toBeGreaterThan(5000);
    });
  },
};

export const ReadyFigures: Story = {
  play: async ({ canvasElement, step }) => {
    await step('the CSV opens in a Chilean spreadsheet, hidden series and all', async () => {
      const { name, blob } = await take(canvasElement, 'Datos (CSV)');
      await expect(name).toBe('temperatura.csv');
      const lines = (await blob.text()).trim().split('\r\n');
      await expect(lines).toHaveLength(1 + DAYS - 6);
      await expect(lines[0]).toMatch(/Fecha;Temperatura máxima \(°C\);Temperatura mínima \(°C\)$/);
      await expect(lines[1]).toBe('2026-08-24;19,0;6,0');
    });
    await step('the XLSX has one sheet of dates and numbers', async () => {
      const { name, blob } = await take(canvasElement, 'Planilla (XLSX)');
      await expect(name).toBe('temperatura.xlsx');
      const cells = (await readWorkbook(blob)).get('Temperatura diaria')!;
      await expect(cells.get('B1')?.value).toBe('Temperatura máxima (°C)');
      await expect(cells.get('B2')?.value).toBe(19);
      await expect(cells.get('A2')?.format).toMatch(/dd-mm-yyyy/);
    });
  },
};

export const ReadyTable: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver tabla' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Temperatura diaria' }));
    const rows = () => dialog.getAllByRole('row').map((row) => row.textContent);
    await expect(rows()).toHaveLength(51);
    await expect(rows()[1]).toMatch(/^sáb 21 nov 2026/);
    await waitFor(() => expect(dialog.getByText('1–50 de 84')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Fecha' }));
    await expect(dialog.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(rows()[1]).toBe('lun 24 ago 202619,06,0');
    await userEvent.click(dialog.getByRole('button', { name: 'Página siguiente' }));
    await expect(dialog.getByText('51–84 de 84')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('84 filas copiadas.');
    const copied = String(write.mock.calls[0]?.[0]).split('\n');
    await expect(copied).toHaveLength(85);
    await expect(copied[1]).toBe('lun 24 ago 2026\t19,0\t6,0');
    write.mockRestore();
  },
};

/** A browser that cannot draw the picture shows an error; the data can still be downloaded. */
export const Failed: Story = {
  args: {
    picture: () => {
      throw new Error('no picture');
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Imagen (PNG)' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/No se pudo crear el archivo PNG/),
    );
  },
};
export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvasElement }) => {
    for (const name of ['Ver tabla', 'Descargar'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
