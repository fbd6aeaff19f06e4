import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { type AlertRule, alertRuleOf, EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertPreviewPanel } from './alert-preview.tsx';

const FARM = { tree: { sectors: SECTORS, stations: STATIONS }, pests: PESTS };
const RULE: AlertRule = {
  ...alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: 2, sectorIds: [SECTORS[0]!.id], monthFrom: 10, monthTo: 3 }),
  ...{ id: 7, archived: false, changedAt: Date.parse('2026-11-03T15:00:00Z') },
};
const SEASON = { id: 8, name: '2025–26', start: isoDate('2025-05-01'), end: isoDate('2026-04-30') };
const alertOf = (day: number) => ({
  ...{ date: isoDate(`2025-11-${day}`), sectorId: STATIONS[0]!.sectorId, stationId: STATIONS[0]!.id },
  ...{ on: isoDate(`2025-11-${day}`), index: null, found: 5 + (day % 4) },
});
const DAYS = [10, 12, 14, 16, 18, 20, 22, 24, 26];
const CALM = {
  isIncomplete: false,
  isError: false,
  isStale: false,
  onRetry: fn(),
  farm: FARM,
  kind: 'captures',
} as const;
const FOUND = { season: SEASON, count: DAYS.length, alerts: DAYS.map(alertOf) };

const meta = {
  title: 'Consola/Avisos/Formulario',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: AlertDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), edited: RULE, farm: FARM, onSave: fn(async () => undefined) },
    testHref: () => '#prueba',
    savedAction: () => ({ label: 'Deshacer', onPress: fn() }),
    preview: () => <AlertPreviewPanel {...CALM} preview={FOUND} />,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Guardar' });
const shown = () => waitFor(() => expect(save()).toBeVisible());

/** The rule is said in one line, with what it would have alerted of; all of it on a press. */
export const Edit: Story = {
  play: async ({ args, userEvent }) => {
    await shown();
    await waitFor(() =>
      expect(
        screen.getByText(/^Carpocapsa, .*: 5 o más capturas en 7 días, de octubre a marzo$/),
      ).toBeVisible(),
    );
    await expect(screen.getByText(/temporada pasada \(2025–26\): 9 avisos/)).toBeVisible();
    await expect(screen.getByText('y 2 avisos más')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }));
    await expect(screen.getByText(/^26 nov 2025/)).toBeInTheDocument();
    const captures = screen.getByRole('spinbutton', { name: /Desde/ });
    await userEvent.clear(captures);
    await userEvent.type(captures, '8');
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible());
  },
};
/** What is missing is said at its field. */
export const Create: Story = {
  args: { edited: null, preview: () => <AlertPreviewPanel {...CALM} isIncomplete preview={undefined} /> },
  play: async ({ args, userEvent }) => {
    await shown();
    await expect(screen.getByText(/^Complete la regla/)).toBeVisible();
    await userEvent.click(save());
    await waitFor(() =>
      expect(screen.getAllByText('Por favor llenar todos los campos requeridos (*)')[0]).toBeVisible(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** Of the stage of a pest: within at most fifteen days. */
export const Stage: Story = {
  args: {
    edited: { ...RULE, kind: 'stage', captures: null, stage: 'egg', days: 15 },
    preview: () => <AlertPreviewPanel {...CALM} preview={{ ...FOUND, count: 0, alerts: [] }} kind="stage" />,
  },
  play: async ({ userEvent }) => {
    await shown();
    await expect(screen.getByText(/temporada pasada \(2025–26\): ningún aviso/)).toBeVisible();
    const days = screen.getByRole('spinbutton', { name: /En/ });
    await userEvent.clear(days);
    await userEvent.type(days, '16');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getAllByText('1 ≤ día(s) ≤ 15')[0]).toBeVisible());
  },
};
export const Mildew: Story = {
  args: {
    edited: { ...RULE, kind: 'mildew', pestId: null, captures: null, days: null, risk: 'high' },
    preview: () => <AlertPreviewPanel {...CALM} preview={undefined} kind="mildew" />,
  },
  play: async () => {
    await shown();
    await expect(screen.getByText(/^Contando los avisos/)).toBeVisible();
  },
};
export const Silence: Story = {
  args: {
    edited: { ...RULE, kind: 'silence', pestId: null, captures: null, days: null, hours: 24 },
    preview: () => (
      <AlertPreviewPanel {...CALM} kind="silence" preview={{ season: null, count: 0, alerts: [] }} />
    ),
  },
  play: async () => {
    await shown();
    await expect(screen.getByText(/^Todavía no hay una temporada anterior/)).toBeVisible();
  },
};
/** The preview failed: it can be asked for again, and the rule be saved. */
export const PreviewFailed: Story = {
  args: { preview: () => <AlertPreviewPanel {...CALM} isError preview={undefined} /> },
  play: async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(CALM.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
