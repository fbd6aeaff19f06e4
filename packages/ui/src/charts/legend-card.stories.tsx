import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LegendCard, LegendCards } from './legend-card.tsx';
import { CAPTURES, DEGREE_DAYS, MAX, MIN, USUAL } from './time-chart/stories/season.ts';

const meta = {
  id: 'gráficos-legendcards',
  title: 'Gráficos/Tarjetas de leyenda · LegendCards',
  component: LegendCards,
  parameters: {
    docs: {
      description: {
        component:
          'Las tarjetas de un gráfico: el signo con que se dibuja cada serie, su nombre, su último valor con unidad y fecha, y lo que hay que saber de él. Al presionar una, la serie se oculta o se muestra. Úselas junto a todo gráfico de tiempo: un lector que solo quiere el último valor no necesita el dibujo.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: { series: [DEGREE_DAYS, CAPTURES, { ...MAX, visible: false }], onToggle: fn() },
} satisfies Meta<typeof LegendCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const cards = within(canvasElement).getByRole('group', { name: 'Series' });
    const hidden = within(cards).getByRole('button', { name: /Temperatura máxima.*oculta/ });
    await expect(hidden).toHaveAttribute('aria-pressed', 'false');
    hidden.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('max', true);
    const captures = within(cards).getByRole('button', {
      name: /Capturas incrementales 19 adultos 17 nov 2026/,
    });
    await userEvent.click(captures);
    await expect(args.onToggle).toHaveBeenLastCalledWith('captures', false);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
/** A band has no last record: its card shows its lowest and highest value. */
export const Band: Story = {
  args: { series: [USUAL] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /1\d,\d a 3\d,\d °C/ })).toBeVisible();
  },
};
/** A series without data yet. */
export const Empty: Story = {
  args: { series: [{ ...MAX, x: MAX.x.slice(0, 0), y: MAX.y.slice(0, 0), lastRecord: undefined }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Sin registros/ })).toBeVisible();
  },
};
/** One card that cannot be pressed. */
export const Single: Story = {
  render: () => <LegendCard series={CAPTURES} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
/** The chart shows the error; there are no cards. */
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).not.toBeInTheDocument();
  },
};
export const Dense: Story = {
  args: {
    series: [
      DEGREE_DAYS,
      CAPTURES,
      MAX,
      MIN,
      USUAL,
      { ...MIN, id: 'long', label: 'Estación del canal '.repeat(16) },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
