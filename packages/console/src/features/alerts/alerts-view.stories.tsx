import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AlertRule, alertRuleOf, EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { alertRows } from './alert-rows.ts';
import { AlertsView } from './alerts-view.tsx';
import { ALERTS } from './words.ts';

const FARM = { tree: { sectors: SECTORS, stations: STATIONS }, pests: PESTS };
const rule = (id: number, more: Partial<AlertRule>): AlertRule => ({
  ...alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: 2, ...more }),
  ...{ id, archived: more.archived ?? false, changedAt: Date.parse('2026-11-03T15:00:00Z') },
});
const RULES = [
  rule(1, { sectorIds: [SECTORS[0]!.id], monthFrom: 10, monthTo: 3 }),
  rule(2, { kind: 'mildew', risk: 'high', monthFrom: 9, monthTo: 2 }),
  rule(3, { kind: 'silence', archived: true }),
];

const meta = {
  title: 'Consola/Avisos',
  component: AlertsView,
  args: {
    ...{ clientName: 'Viña Los Aromos', rows: alertRows(ALERTS.spanish, RULES, FARM), state: 'ready' },
    ...{ onRetry: fn(), onCreate: fn(), onEdit: fn(), onArchive: fn() },
    testHref: () => '#prueba',
  },
  decorators: [
    inSnackbar,
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AlertsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = async (row: HTMLElement, name: string) => {
  await userEvent.click(within(row).getByRole('button', { name: /Acciones/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  await userEvent.click(screen.getByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
};

/** Each rule is a sentence; one that is archived says so and can be restored. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const captures = canvas.getByRole('row', { name: /5 o más capturas en 7 días, de octubre a marzo/ });
    await act(captures, 'Editar regla');
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ rule: RULES[0] }));
    await act(captures, 'Archivar');
    await expect(args.onArchive).toHaveBeenLastCalledWith(expect.objectContaining({ rule: RULES[0] }), true);
    const silent = canvas.getByRole('row', {
      name: /Dispositivos, todos los campos: 24 horas o más sin datos.*Archivada/,
    });
    await act(silent, 'Restaurar');
    await expect(args.onArchive).toHaveBeenLastCalledWith(expect.objectContaining({ rule: RULES[2] }), false);
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva regla' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay reglas de aviso')).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: [], state: 'loading' } };
export const Failed: Story = {
  args: { rows: [], state: 'error' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
