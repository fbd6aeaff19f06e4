import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PEST } from '../stories/demo-season.ts';
import { FAILED_STORY, LAST_90, WHOLE_SEASON } from '../stories/demo-view.ts';
import { IncrementPanel } from './increment-panel.tsx';

const meta = {
  id: 'paneles-incrementpanel',
  title: 'Paneles/Panel de incrementos · IncrementPanel',
  component: IncrementPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Capturas de todas las trampas de una plaga, semana a semana. Úselo junto al panel de grados día, para ver el vuelo completo del campo; el panel por estación dice qué trampa lo explica.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <IncrementPanel {...args} />
    </div>
  ),
  args: { data: PEST.captures!.incremental!, view: LAST_90, onPeriodChange: () => undefined },
} satisfies Meta<typeof IncrementPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Capturas incrementales/ });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /Capturas Incrementales, semana( en curso)? .+: \d+ adultos?/,
    );
  },
};
/** Counts that only this phone has, on the bar of their week; the last one of a week without another bar. */
export const Unsent: Story = {
  args: {
    unsent: [
      { date: isoDate('2026-10-28'), value: 6 },
      { date: isoDate('2026-11-19'), value: 14 },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Capturas incrementales/ });
    await expect(chart).toHaveAccessibleDescription(/Conteo en terreno por enviar: .*14 adultos/);
    await expect(chart.querySelector('[data-unsent]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Conteo en terreno por enviar/ }));
    await waitFor(() => expect(chart.querySelector('[data-unsent]')).toBeNull());
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin capturas contadas')).toBeVisible();
  },
};
export const Failed: Story = FAILED_STORY;
export const Dense: Story = {
  args: { view: WHOLE_SEASON },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
