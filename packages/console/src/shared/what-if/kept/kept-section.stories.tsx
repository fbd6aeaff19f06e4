import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KeptScenario } from '@vigia/domain/what-if';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeptSection } from './kept-section.tsx';

const of = (id: number, name: string, supposed: string): KeptScenario => ({
  ...{ sectorId: 3, seasonId: 9, pestId: 1 },
  ...{ id, name, supposed },
});
const KEPT = [
  of(1, 'Biofix de Juan', 'start.2026-09-14~warmer.1.5'),
  of(
    2,
    'El año más cálido, con la aplicación del jueves y el umbral nuevo',
    'weather.warm-year~spray.2026-12-03',
  ),
  of(3, 'Umbral de 700', 'sum.700'),
];

const meta = {
  title: 'Consola/Campo/¿Y si…?/Mis supuestos',
  component: KeptSection,
  args: {
    ...{ state: 'ready', scenarios: KEPT, openId: 1, canEdit: true },
    ...{ onRetry: fn(), onOpen: fn(), onRename: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof KeptSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each opens by its name, and says what it supposes. */
export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('biofix 14 sep · +1,5 °C · abierto')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Umbral de 700' }));
    await expect(args.onOpen).toHaveBeenCalledWith(KEPT[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar el nombre de Biofix de Juan' }));
    await expect(args.onRename).toHaveBeenCalledWith(KEPT[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Biofix de Juan' }));
    await expect(args.onRemove).toHaveBeenCalledWith(KEPT[0]);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sun: Story = { parameters: { theme: 'sol' } };

/** Who only reads in the client opens theirs, and changes none. */
export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Quitar/ })).toBeNull();
  },
};
export const Empty: Story = { args: { scenarios: [], openId: null } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
