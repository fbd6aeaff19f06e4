import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CROP, CROP_WITHOUT_STAGES } from '../stories/demo-crop.ts';
import { FAILED_STORY, LAST_90, WHOLE_SEASON } from '../stories/demo-view.ts';
import { CropPanel } from './crop-panel.tsx';

const meta = {
  id: 'paneles-croppanel',
  title: 'Paneles/Panel de cultivo · CropPanel',
  component: CropPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Fenología de un hospedero y las horas-grado que la explican: franjas por estado, los días en que cada uno se observó y, a la derecha, el próximo con su fecha y margen. Cada estado observado corrige la cuenta. Úselo en Hospederos, para los cultivos que el catálogo sigue.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <CropPanel {...args} />
    </div>
  ),
  args: { data: CROP, view: LAST_90, onPeriodChange: () => undefined },
} satisfies Meta<typeof CropPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Horas-grado y fenología, Manzano/ });
    await step('stages seen are marked, the next one is named', async () => {
      await expect(chart.querySelectorAll('[data-marker^="stage-"]')).toHaveLength(4);
      const card = within(canvas.getByRole('region', { name: 'Fenología del hospedero' }));
      await expect(card.getByText('Próximo estado')).toBeVisible();
      await expect(card.getByText('16 oct')).toBeVisible();
    });
    await step('the card has a colour of its own for each stage, that of its strip', async () => {
      const card = canvas.getByRole('region', { name: 'Fenología del hospedero' });
      const fills = (within: Element) =>
        Array.from(within.querySelectorAll('rect'), (strip) => strip.getAttribute('fill'));
      await expect(new Set(fills(card)).size).toBe(7);
      const drawn = fills(chart);
      for (const fill of fills(card)) await expect(drawn).toContain(fill);
    });
    await step('the day of a stage says why the curve steps there', async () => {
      chart.focus();
      await userEvent.keyboard('{Home}');
      const status = within(chart).getByRole('status');
      for (let day = 0; day < 80 && !status.textContent.includes('floración plena'); day++)
        await userEvent.keyboard('{ArrowRight}');
      await expect(status).toHaveTextContent(/Se observó floración plena: la suma baja de .* a 900 °C·h/);
    });
    await step('arrow keys read day and degree-hours', async () => {
      chart.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(within(chart).getByRole('status')).toHaveTextContent(/Horas-grado acumuladas: .*°C·h/);
    });
    await step('the derivation is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
      const dialog = await within(document.body).findByRole('dialog');
      await waitFor(() => expect(within(dialog).getByText(/Base 4,5 °C, óptimo 25 °C/)).toBeVisible());
      await expect(within(dialog).getByText(/lo observado prima/)).toBeVisible();
    });
  },
};
export const WithoutStages: Story = {
  args: { data: CROP_WITHOUT_STAGES },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/Sin fenología registrada/)).toBeVisible());
    await expect(canvas.getByText(/faltan 4 días/)).toBeVisible();
  },
};
export const PastSeason: Story = { args: { view: { ...LAST_90, today: null } } };
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = { args: { data: null, state: 'empty' } };
export const Failed: Story = FAILED_STORY;
export const Dense: Story = {
  args: { view: WHOLE_SEASON },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
