import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HealthOf } from '@vigia/api/client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TREE } from '../../testing/sample-farm.ts';
import { TIRED_ROWS, WELL_ROWS } from '../../testing/sample-state.ts';
import { healthItems } from './health-items.ts';
import { subjectsOf } from './health-subjects.ts';
import { HealthView } from './health-view.tsx';

const tree = TREE;
const stations = subjectsOf([tree], 'stations');
const nodes = subjectsOf([tree], 'nodes');
const answerOf = (at: number): HealthOf | 'error' =>
  at === 5 ? 'error' : { stationId: null, serial: null, rows: at % 3 === 1 ? TIRED_ROWS : WELL_ROWS };
const itemsOf = (subjects: typeof stations, known = subjects.length) =>
  healthItems(
    subjects,
    new Map(subjects.slice(0, known).map((subject, at) => [subject, answerOf(at)])),
    new Map(),
  );

const meta = {
  title: 'Consola/Salud',
  component: HealthView,
  args: {
    kind: 'stations',
    onKind: fn(),
    counts: { stations: stations.length, nodes: nodes.length },
    allClients: { value: false, onChange: fn() },
    items: itemsOf(stations),
    isStopped: false,
    onStop: fn(),
    onResume: fn(),
    onRetry: fn(),
    href: (path: string) => `#${path}`,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HealthView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('7 estaciones · 8 nodos · últimos 14 días')).toBeVisible();
    await expect(canvas.getByText('No se pudo consultar el estado de 1 estación.')).toBeVisible();
    const totals = within(canvas.getByRole('group', { name: 'Totales de salud' }));
    await userEvent.click(totals.getByRole('button', { name: /3\s*Error/ }));
    await expect(canvas.getAllByRole('button', { name: /, error|solicitar datos/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /Apalta 02/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Estado de Apalta 02' });
    await expect(dialog).toHaveTextContent('Firmware 4.2.0');
    await expect(within(dialog).getByText('Batería').closest('li')).toHaveTextContent('Batería baja');
    await expect(within(dialog).getByRole('link', { name: 'Detalles' })).toHaveAttribute(
      'href',
      '#/station/32',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('searchbox'), 'niches');
    await expect(canvas.queryByRole('button', { name: /Apalta/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), ' nada');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todo' }));
    await expect(canvas.getAllByRole('button', { name: /^\D*(Apalta|Los Niches) 0/ })).toHaveLength(7);
    await userEvent.click(canvas.getByText('Nodos'));
    await expect(args.onKind).toHaveBeenCalledWith('nodes');
  },
};

/** Devices without a station are in their own group. */
export const Nodes: Story = { args: { kind: 'nodes', items: itemsOf(nodes) } };

/** Loaded health is shown; stations that are still loading show their name; the requests can be stopped. */
export const Loading: Story = {
  args: { items: itemsOf(stations, 3) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Consultando estado: 3 de 7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Detener' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Los Niches 03' }));
    const dialog = await screen.findByRole('dialog', { name: 'Estado de Los Niches 03' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Consultando estado');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Stopped: Story = {
  args: { items: itemsOf(stations, 3), isStopped: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/4 estados quedaron sin consultar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Hundreds of items are drawn as the reader scrolls, or all at once by the button. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, copy) =>
      itemsOf(stations).map((item) => ({
        ...item,
        id: `${item.id} ${copy}`,
        name: `${item.name} · ${copy}`,
      })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    const chips = () => canvas.getAllByRole('button', { name: /^\D*(Apalta|Los Niches) 0/ }).length;
    const before = chips();
    await expect(before).toBeLessThan(420);
    await userEvent.click(canvas.getByRole('button', { name: /^Mostrar \d+ más$/ }));
    await expect(chips()).toBe(420);
    await expect(canvas.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
  },
};

export const Empty: Story = { args: { items: [], counts: { stations: 0, nodes: 0 } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
