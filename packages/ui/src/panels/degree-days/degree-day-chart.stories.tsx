import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, within } from 'storybook/test';
<<<<<<< HEAD
import { PEST, PEST_WITH_GAP, PEST_WITHOUT_BIOFIX, TODAY } from '../stories/demo-season.ts';
import { DegreeDayChart } from './degree-day-chart.tsx';

=======
import { PEST, PEST_WITH_GAP, SEASON, TODAY } from '../stories/demo-season.ts';
import { DegreeDayChart } from './degree-day-chart.tsx';

const NINETY_DAYS = {
  period: '90days' as const,
  window: { start: isoDate('2026-08-24'), end: isoDate('2026-12-06') },
  today: TODAY,
};

>>>>>>> e774436 (Show the degree-day chart by itself, and name the parts shown within others)
const meta = {
  title: 'Paneles/DegreeDayChart',
  component: DegreeDayChart,
  parameters: {
<<<<<<< HEAD
    docs: {
      description: {
        component:
          'El gráfico de grados día y capturas sin su panel: eje izquierdo, capturas a la derecha, marcas y estados de cada generación. Úselo donde el espacio o los controles ya existen, como en un informe o una tarjeta; con `interactive={false}` es una imagen sola, que también se dibuja sin navegador.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 980 }}>
      <DegreeDayChart {...args} />
    </div>
  ),
  args: {
    data: PEST,
    view: {
      period: '90days',
      window: { start: isoDate('2026-08-23'), end: isoDate('2026-12-06') },
      today: TODAY,
    },
  },
=======
    layout: 'padded',
    docs: {
      description: {
        component:
          'El gráfico de grados día y capturas de una plaga, sin selectores ni tarjetas: para un informe, un correo o un tablero propio. Recibe los mismos datos que `PestPanel` y calcula de ellos series, franjas de estado y marcas. En una pantalla de trabajo conviene `PestPanel`, que además dice cuándo llega el próximo estado y permite ocultar series.',
      },
    },
  },
  args: { data: PEST, view: NINETY_DAYS, height: 400 },
>>>>>>> e774436 (Show the degree-day chart by itself, and name the parts shown within others)
} satisfies Meta<typeof DegreeDayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
<<<<<<< HEAD
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Grados día y capturas/ });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Grados Día acumulados: .*°C·día/);
  },
};
export const WithoutMarkers: Story = {
  args: { markers: { controls: false, phenology: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('application');
    await expect(canvasElement.querySelector('[data-marker="biofix"]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-marker="control-1"]')).toBeNull();
  },
};
/** A season with a gap and every marker there is. */
export const Dense: Story = { args: { data: PEST_WITH_GAP } };
export const WithoutBiofix: Story = { args: { data: PEST_WITHOUT_BIOFIX } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { data: { ...PEST, degreeDays: null, captures: {} } } };
export const Failed: Story = { args: { state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
=======
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: /Grados día y capturas/ });
    chart.focus();
    await userEvent.keyboard('{End}{PageUp}{PageUp}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /2026\..*Grados Día acumulados: \d+,\d °C·día/,
    );
  },
};
export const Dense: Story = {
  args: {
    data: PEST_WITH_GAP,
    view: {
      period: 'allSeason',
      window: { start: SEASON.start, end: isoDate('2027-06-30') },
      today: TODAY,
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, args: { height: 360 } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
>>>>>>> e774436 (Show the degree-day chart by itself, and name the parts shown within others)
