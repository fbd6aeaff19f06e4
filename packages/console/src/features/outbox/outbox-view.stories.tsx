import type { Meta, StoryObj } from '@storybook/react-vite';
import { imagePoint } from '@vigia/domain/captures';
import type { NewEvent } from '@vigia/domain/events';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { KeptEvent } from '../../shared/outbox/kept-events.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { OutboxView } from './outbox-view.tsx';
import { OUTBOX } from './words.ts';

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
    photo: null,
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

/** On a slow line a photo takes half a minute. */
export const SendingPhoto: Story = {
  args: { sendingId: '2', photo: { at: 2, of: 3, share: 0.4 } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('Enviando: foto 2 de 3, 40 %')).toBeVisible();
  },
};

/** The same on a narrow screen. */
export const SendingPhotoNarrow: Story = {
  ...SendingPhoto,
  globals: { viewport: { value: 'narrow' } },
};

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
    await expect(shown.getByText('Fecha: La fecha es posterior a hoy')).toBeVisible();
    await expect(shown.getByText('nota.pdf: El archivo no es una imagen')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Terminar sin esas fotos' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(args.items[2]);
  },
};

export const Empty: Story = { args: { items: [] } };

const acts = [
  item('1', {
    about: 'Apalta 01, foto del 20 nov 2026, 11:00:00',
    content: {
      ...{ kind: 'photo-count', image: { id: '12', takenAt: 0, version: 1 }, pestIds: [1] },
      circles: [{ at: imagePoint(1, 2), pestId: 1, method: 'manual' }],
    },
  }),
  item('2', {
    content: { kind: 'tags', stationId: 31, before: [], tags: ['borde norte', 'internal:revisar antena'] },
    refusal: { text: OUTBOX.spanish.changed.tags, errors: {}, isTakenBefore: false },
  }),
  item('3', {
    about: 'Polilla del racimo · Apalta · 2026–27',
    content: {
      ...{ kind: 'comment', sectorId: 11, stationId: 31 },
      draft: { seasonId: 1, pestId: 1, phenologyText: 'Vuelo en descenso.', captureText: '', seen: null },
    },
  }),
  item('4', { about: '', content: { kind: 'notices', ids: [5, 6], read: true } }),
];

/** What takes one press: each opens where it is changed, except notices. */
export const Acts: Story = {
  args: { items: acts },
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('borde norte, revisar antena')).toBeVisible();
    await expect(shown.getByText('Capturas: texto calculado')).toBeVisible();
    await expect(shown.getByRole('heading', { name: '2 notificaciones leídas' })).toBeVisible();
    await expect(shown.getAllByRole('button', { name: 'Abrir' })).toHaveLength(3);
    await userEvent.click(shown.getAllByRole('button', { name: 'Abrir' })[1]!);
    await expect(args.onEdit).toHaveBeenCalledWith(args.items[1]);
  },
};
export const ActsNarrow: Story = { args: { items: acts }, globals: { viewport: { value: 'narrow' } } };
export const ActsDark: Story = { args: { items: acts }, parameters: { theme: 'dark' } };
