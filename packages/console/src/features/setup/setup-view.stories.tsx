import type { Meta, StoryObj } from '@storybook/react-vite';
import { SETUP_STEPS, type SetupProgress, type SetupStep } from '@vigia/domain/farm';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SetupView } from './setup-view.tsx';

const having = (...done: readonly SetupStep[]) =>
  Object.fromEntries(SETUP_STEPS.map((step) => [step, done.includes(step)])) as SetupProgress;

const meta = {
  title: 'Consola/Empezar',
  component: SetupView,
  args: {
    clientName: 'Viña Los Aromos',
    others: [],
    progress: having(),
    stationId: null,
    isHidden: false,
    onHide: fn(),
    onRetry: fn(),
    hrefOf: ({ path, hash }) => `${path}#${hash}`,
    guideHref: '/docs/first-farm',
  },
} satisfies Meta<typeof SetupView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('0 de 7 pasos listos')).toBeVisible();
    const steps = within(page.getByRole('list', { name: 'Primeros pasos' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(7);
    await expect(steps.getByText('Antes: el campo y la temporada.')).toBeVisible();
    const link = page.getByRole('link', { name: 'Crear un cliente' });
    await expect(link).toHaveAttribute('href', '/admin/users#cliente-nuevo');
    await expect(page.queryByRole('link', { name: 'Importar un CSV' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Ocultar Empezar' }));
    await expect(args.onHide).toHaveBeenCalledWith(true);
  },
};
export const HalfWay: Story = {
  args: { progress: having('client', 'sector', 'season', 'station'), stationId: 12 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Importar un CSV' })).toHaveAttribute(
      'href',
      '/admin/stations#mediciones-12',
    );
  },
};
/** The operator's own empty client, with other clients to continue with. */
export const OtherClients: Story = {
  args: {
    clientName: 'Administración',
    others: [
      {
        id: 3,
        name: 'Viña Nueva',
        progress: having('client', 'sector', 'season', 'station'),
        href: '/start?company=3',
      },
      { id: 4, name: 'Huertos del Maule', progress: null, href: '/start?company=4' },
    ],
  },
  play: async ({ canvas }) => {
    const clients = within(canvas.getByRole('region', { name: 'Siga con un cliente' }));
    await expect(clients.getAllByRole('listitem')[0]).toHaveTextContent('Viña Nueva4 de 7 pasos');
    await expect(clients.getByRole('link', { name: 'Viña Nueva' })).toHaveAttribute(
      'href',
      '/start?company=3',
    );
  },
};
export const AllDone: Story = {
  args: { progress: having(...SETUP_STEPS), stationId: 12 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Ver grados día y capturas' })).toBeVisible();
  },
};
export const Hidden: Story = { args: { progress: having('client', 'sector'), isHidden: true } };
export const Loading: Story = { args: { progress: null } };
export const Failed: Story = { args: { progress: null, isFailed: true } };
export const Narrow: Story = {
  args: { progress: having('client', 'sector'), stationId: null },
  globals: { viewport: { value: 'narrow' } },
};
