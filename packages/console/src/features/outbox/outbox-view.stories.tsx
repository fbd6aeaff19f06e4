import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewEvent } from '@vigia/domain/events';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { KeptEvent } from '../../shared/outbox/kept-events.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { OutboxView } from './outbox-view.tsx';

const photo = (name: string, problem: string | null = null) => ({
  file: new File(['x'], name, { type: 'image/jpeg' }),
  key: name,
  problem,
});

const item = (id: string, more: Partial<OutboxItem>): OutboxItem => ({
  id,
  userId: 1,
  clientId: 1,
  queuedAt: Date.parse('2026-11-05T12:07:00Z'),
  subject: `station:${id}`,
  about: 'Apalta 01',
  content: {
    kind: 'report',
    report: {
      id,
      key: id,
      kind: 'station_maintenance',
      draft: {} as KeptEvent['draft'],
      typed: {},
      editedAt: 0,
      tried: {} as NewEvent,
      sent: null,
    },
  },
  photos: [],
  taken: null,
  firstTriedAt: null,
  refusal: null,
  ...more,
});

const install = (id: string, more: Partial<OutboxItem>): OutboxItem => {
  const made = item(id, { about: 'Lontué, cuartel norte junto al canal', ...more });
  const { content } = made;
  if (content.kind !== 'report') return made;
  return { ...made, content: { ...content, report: { ...content.report, kind: 'device_install' } } };
};

const meta = {
  title: 'Consola/Por enviar',
  component: OutboxView,
  parameters: { coversPage: true },
  args: {
    items: [item('1', {}), install('2', { photos: [photo('poste.jpg'), photo('entorno.jpg')] })],
    sendingId: null,
    isOnline: true,
    onSendAll: fn(),
    onRetry: fn(),
    onEdit: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OutboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Por enviar' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Waiting: Story = {
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Enviar todo' }));
    await expect(args.onSendAll).toHaveBeenCalledOnce();
    await userEvent.click(shown.getAllByRole('button', { name: 'Editar' })[0]!);
    await expect(args.onEdit).toHaveBeenCalledWith(args.items[0]);
  },
};

export const Offline: Story = {
  args: { isOnline: false },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Enviar todo' })).toBeDisabled();
  },
};

export const Sending: Story = { args: { sendingId: '2' } };

/** Refused: at its field, because the first version had arrived, and a photo that is none. */
export const Refused: Story = {
  args: {
    items: [
      item('1', {
        refusal: {
          text: 'Revise los campos marcados.',
          errors: { date: 'La fecha es posterior a hoy' },
          isTakenBefore: false,
        },
      }),
      item('2', { refusal: { text: 'Ya había llegado', errors: {}, isTakenBefore: true } }),
      install('3', {
        taken: { eventId: 9 },
        photos: [photo('nota.pdf', 'El archivo no es una imagen'), photo('poste.jpg')],
      }),
    ],
  },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('La fecha es posterior a hoy')).toBeVisible();
    await expect(shown.getByText('nota.pdf: El archivo no es una imagen')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Terminar sin esas fotos' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(args.items[2]);
  },
};

export const Empty: Story = { args: { items: [] } };
