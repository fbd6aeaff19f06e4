import type { Meta, StoryObj } from '@storybook/react-vite';
import { USUAL_CLIENT } from '@vigia/domain/access';
import type { EmbedKey } from '@vigia/domain/published';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inPage } from '../../testing/in-page.tsx';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { EmbedKeysView } from './embed-keys-view.tsx';
import { keyRows } from './key-rows.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const key = (id: number, name: string, over: Partial<EmbedKey> = {}): EmbedKey => ({
  id,
  clientId: 1,
  name,
  prefix: `pk_live_a1b2c3d${id}`,
  key: `pk_live_a1b2c3d${id}mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNt`,
  sectorIds: [SECTORS[0]!.id],
  stationIds: [],
  metrics: ['degree-days', 'captures', 'risk'],
  origins: ['https://www.cooperativa.example', 'https://blog.cooperativa.example'],
  createdAt: Date.UTC(2026, 9, 1, 12),
  createdBy: 'ana@losaromos.example',
  expiresAt: null,
  revokedAt: null,
  replacedBy: null,
  lastUsedAt: Date.UTC(2026, 10, 21, 14, 32),
  lastUsedOrigin: 'https://www.cooperativa.example',
  builds: [],
  ...over,
});
const KEYS = [
  key(4, 'Cooperativa Apalta'),
  key(3, 'Exportadora Sur', { stationIds: [STATIONS[0]!.id], sectorIds: [], metrics: ['card'] }),
  key(2, 'Cooperativa Apalta', { replacedBy: 4, expiresAt: Date.UTC(2026, 10, 27, 15) }),
  key(1, 'Prueba', {
    key: null,
    revokedAt: Date.UTC(2026, 9, 2, 12),
    lastUsedAt: null,
    lastUsedOrigin: null,
  }),
];

const CLIENT = {
  id: 1,
  name: 'Viña Los Aromos',
  taxId: null,
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  ...USUAL_CLIENT,
};

const meta = {
  title: 'Consola/Llaves de widgets',
  component: EmbedKeysView,
  args: {
    clientName: 'Viña Los Aromos',
    rows: keyRows(KEYS, { client: CLIENT, sectors: SECTORS, stations: STATIONS }, NOW),
    state: 'ready',
    canEdit: true,
    onRetry: fn(),
    onCreate: fn(),
    onCode: fn(),
    onEdit: fn(),
    onRotate: fn(),
    onRevoke: fn(),
  },
  decorators: [inSnackbar, inPage],
} satisfies Meta<typeof EmbedKeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /Exportadora Sur.*Activa/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Prueba.*Revocada.*Sin uso/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva llave' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};
/** The whole key; for a key created before keys were stored, only its first letters. */
export const CopiedFromTheList: Story = {
  args: { rows: keyRows(KEYS.slice(1), { client: CLIENT, sectors: SECTORS, stations: STATIONS }, NOW) },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const row = within(canvas.getByRole('row', { name: /Exportadora Sur/ }));
    await userEvent.click(row.getByRole('button', { name: 'Copiar llave' }));
    await expect(write).toHaveBeenLastCalledWith(KEYS[1]!.key);
    await waitFor(() => expect(screen.getByText('Copiado')).toBeVisible());
    const before = within(canvas.getByRole('row', { name: /Prueba/ }));
    await expect(before.getByText('pk_live_a1b2c3d1…')).toBeVisible();
    await expect(before.queryByRole('button', { name: 'Copiar llave' })).toBeNull();
  },
};
export const LookingOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exportadora Sur')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva llave' })).toBeNull();
  },
};
export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay llaves')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'error', rows: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
