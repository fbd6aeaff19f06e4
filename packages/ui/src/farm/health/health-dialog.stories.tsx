import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { HealthDialog } from './health-dialog.tsx';
import { BROKEN, WELL } from './stories/health.fixture.ts';

const meta = {
  id: 'dominio-healthdialog',
  title: 'Dominio/Diálogo de salud · HealthDialog',
  component: HealthDialog,
  parameters: {
    states: { named: { Empty: 'Well' }, never: { Dense: 'it has seven rows, always' } } satisfies StatesOf,
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Las siete filas de salud de un dispositivo, o de la estación donde está: Self Test, Señal, Conexión, ' +
          'Batería, las dos cámaras y Sensores, cada una con estado, último valor, fecha y errores. Se abre desde los ' +
          'chips de la pantalla Salud; Detalles lleva a su página. Una cámara que no existe dice "No instalada".',
      },
    },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    name: '2M-00231',
    rows: BROKEN,
    firmware: '2.4.1',
    detailsHref: '#/node/2M-00231',
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Estado de 2M-00231',
    });
    const names = [...dialog.querySelectorAll('strong')].map((name) => name.textContent);
    await expect(names).toEqual([
      'Self Test',
      'Señal',
      'Conexión',
      'Batería',
      'Cámara Principal',
      'Cámara Secundaria',
      'Sensores',
    ]);
    const row = (name: string) => within(dialog).getByText(name).closest('li');
    await expect(row('Cámara Secundaria')).toHaveTextContent('Sin datosNo hay DatosErrores:No hay datos');
    await expect(row('Sensores')).toHaveTextContent('Sensores · En orden31,6 °C21 nov 2026, 09:00:00');
    await expect(dialog).toHaveTextContent('Firmware 2.4.1');
    await expect(within(dialog).getByRole('link', { name: 'Detalles' })).toHaveAttribute(
      'href',
      '#/node/2M-00231',
    );
  },
};

/** A missing second camera is not an error. A row that is missing in the answer is shown as without data. */
export const Well: Story = {
  args: { rows: (({ signal: _, ...rows }) => rows)(WELL), firmware: null },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const row = (name: string) => within(dialog).getByText(name).closest('li');
    await expect(row('Cámara Secundaria')).toHaveTextContent('Cámara Secundaria · No instalada');
    await expect(row('Señal')).toHaveTextContent('Señal · Sin datos');
    await expect(dialog).toHaveTextContent('Firmware desconocido');
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Consultando estado');
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Error al solicitar datos');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
