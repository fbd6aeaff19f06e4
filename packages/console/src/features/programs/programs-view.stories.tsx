import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ServiceToken } from '@vigia/domain/access';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inPage } from '../../testing/in-page.tsx';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { SECTORS } from '../../testing/sample-farm.ts';
import { programRows } from './program-rows.ts';
import { ProgramsView } from './programs-view.tsx';
import { PROGRAMS } from './words.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const token = (id: number, name: string, over: Partial<ServiceToken> = {}): ServiceToken => ({
  ...{ id, clientId: 1, name, start: `svc_Zq3xT${id}`, sectorIds: null },
  scopes: ['farm.read', 'series.read'],
  createdAt: Date.UTC(2026, 9, 1, 12),
  createdBy: 'ana@losaromos.example',
  expiresAt: Date.UTC(2027, 4, 21, 4),
  ...{ replacedUntil: null, endedAt: null },
  lastUsedAt: Date.UTC(2026, 10, 21, 14, 30),
  ...over,
});
const TOKENS = [
  token(4, 'Riego del packing'),
  token(3, 'Planilla de la exportadora', {
    scopes: ['farm.read', 'series.read', 'events.read', 'measurements.write'],
    sectorIds: [SECTORS[0]!.id],
    replacedUntil: Date.UTC(2026, 10, 22, 15),
  }),
  token(2, 'Prueba', { expiresAt: Date.UTC(2026, 10, 1, 3), lastUsedAt: null }),
  token(1, 'Sistema antiguo', { endedAt: Date.UTC(2026, 9, 2, 12) }),
];

const meta = {
  title: 'Consola/Programas',
  component: ProgramsView,
  args: {
    clientName: 'Viña Los Aromos',
    rows: programRows(PROGRAMS.spanish, TOKENS, { sectors: SECTORS }, NOW),
    state: 'ready',
    onRetry: fn(),
    onCreate: fn(),
    onRotate: fn(),
    onEnd: fn(),
  },
  decorators: [inSnackbar, inPage],
} satisfies Meta<typeof ProgramsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /Riego del packing.*Activo.*Todos/ })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Planilla.*Cambiando de token.*hasta el.*Cargar mediciones/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Prueba.*Vencido.*Sin uso/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo programa' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};
/** A token that has ended is not given another one. */
export const Over: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Sistema antiguo.*Terminado/ }));
    await userEvent.click(row.getByRole('button', { name: /Acciones/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar token' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Cambiar token' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};
export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay programas')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'error', rows: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
