import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedKeyWire } from '@vigia/api/contract';
import { USUAL_CLIENT } from '@vigia/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { EmbedKeysView } from './embed-keys-view.tsx';
import { keyRows } from './key-rows.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const key = (key_id: number, name: string, over: Partial<EmbedKeyWire> = {}): EmbedKeyWire => ({
  key_id,
  client_id: 1,
  name,
  key_prefix: `pk_live_a1b2c3d${key_id}`,
  key: `pk_live_a1b2c3d${key_id}mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNt`,
  sector_ids: [SECTORS[0]!.id],
  station_ids: [],
  metrics: ['degree-days', 'captures', 'risk'],
  origins: ['https://www.cooperativa.example', 'https://blog.cooperativa.example'],
  created_at: '2026-10-01T12:00:00.000Z',
  created_by: 'ana@losaromos.example',
  expires_at: null,
  revoked_at: null,
  replaced_by: null,
  last_used_at: '2026-11-21T14:32:00.000Z',
  last_used_origin: 'https://www.cooperativa.example',
  builds: [],
  ...over,
});
const KEYS = [
  key(4, 'Cooperativa Apalta'),
  key(3, 'Exportadora Sur', { station_ids: [STATIONS[0]!.id], sector_ids: [], metrics: ['card'] }),
  key(2, 'Cooperativa Apalta', { replaced_by: 4, expires_at: '2026-11-27T15:00:00.000Z' }),
  key(1, 'Prueba', {
    key: null,
    revoked_at: '2026-10-02T12:00:00.000Z',
    last_used_at: null,
    last_used_origin: null,
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
  decorators: [
    inSnackbar,
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
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
/** The whole key, and of one made before keys were kept its first letters. */
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
