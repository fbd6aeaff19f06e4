import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportedImage } from '@vigia/api/client';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ImportPhotosView } from './import-photos-view.tsx';
import { newItem, type PhotoItem } from './photo-item.ts';

/** A real picture of one pixel, so that its preview loads. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const photo = (name: string) => new File([PIXEL], name, { type: 'image/png' });
const ANSWER: ImportedImage = {
  fileName: '',
  result: 'stored',
  imageId: null,
  detail: null,
  refusedFor: null,
  takenAt: Date.UTC(2026, 10, 19, 12, 30),
  sameTime: false,
  storedAs: null,
  content: null,
  parkedId: null,
};
const item = (id: number, name: string, answer: Partial<ImportedImage>): PhotoItem => ({
  ...newItem(id, photo(name)),
  phase: 'checked',
  answer: { ...ANSWER, ...answer },
});
const ITEMS = [
  item(1, 'N-1_2026-11-19_09-30.jpg', { content: 'a' }),
  item(2, 'copia de N-1_2026-11-19_09-30.jpg', { content: 'a' }),
  item(3, 'IMG_0042.jpg', { result: 'refused', refusedFor: 'date', detail: 'No se sabe', takenAt: null }),
  item(4, 'rota.jpg', {
    result: 'refused',
    refusedFor: 'file',
    detail: 'La foto está dañada o incompleta',
    takenAt: null,
  }),
  item(5, 'N-1_2026-11-12_09-30.jpg', { result: 'known' }),
  item(6, 'N-1_2026-11-18_09-30.jpg', { sameTime: true }),
];
const stored = {
  imageId: '501',
  takenAt: Date.UTC(2025, 10, 19, 12, 30),
  stationId: 31,
  stationName: 'N-1',
  isHere: true,
};
const STORED = [
  item(1, 'con otra fecha.jpg', { result: 'known', storedAs: stored }),
  item(2, 'en otra estación.jpg', {
    storedAs: { ...stored, takenAt: ANSWER.takenAt ?? 0, stationId: 32, stationName: 'N-2', isHere: false },
  }),
  { ...item(3, 'corregida.jpg', { result: 'known', storedAs: stored }), phase: 'corrected' as const },
];

const meta = {
  title: 'Consola/Administración/Importar fotos',
  parameters: { coversPage: true },
  component: ImportPhotosView,
  args: {
    isOpen: true,
    onClose: fn(),
    stationName: 'N-1 La Higuera',
    now: Date.UTC(2026, 10, 21, 15),
    items: ITEMS,
    sent: null,
    wasStopped: false,
    add: fn(),
    remove: fn(),
    retime: fn(),
    correct: fn(),
    stationId: 31,
    start: fn(),
    stop: fn(),
  },
} satisfies Meta<typeof ImportPhotosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(body.getByText('Es la misma foto que N-1_2026-11-19_09-30.jpg')).toBeVisible(),
    );
    await expect(body.getByText('La foto está dañada o incompleta')).toBeVisible();
    await userEvent.type(body.getByRole('textbox', { name: 'Hora' }), '9');
    await expect(args.retime).toHaveBeenCalledWith(3, { date: '', time: '9' });
    await userEvent.click(body.getByRole('button', { name: 'Importar 2 fotos' }));
    await expect(args.start).toHaveBeenCalled();
  },
};
/** Photos that are already stored with another date or station: both are shown, and can be corrected here. */
export const Stored: Story = {
  args: { items: STORED },
  play: async ({ canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(body.getByText('Ya estaba guardada, con fecha 19 nov 2025, 09:30:00')).toBeVisible(),
    );
    await userEvent.click(body.getByRole('button', { name: 'Corregir: es del 19 nov 2026, 09:30:00' }));
    await expect(args.correct).toHaveBeenCalledWith(STORED[0]);
    await expect(body.getByText('Ya está guardada en N-2, con fecha 19 nov 2026, 09:30:00')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Mover a esta estación' }));
    await expect(args.correct).toHaveBeenLastCalledWith(STORED[1]);
    await expect(body.getByText('Corregida')).toBeVisible();
  },
};
export const Sending: Story = {
  args: {
    items: [
      { ...item(1, 'a.jpg', {}), phase: 'done' },
      { ...item(2, 'b.jpg', {}), phase: 'sending' },
    ],
    sent: { done: 1, total: 3 },
  },
  play: async ({ canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(body.getByRole('progressbar', { name: /Subiendo fotos: 1 de 3/ })).toBeVisible(),
    );
    await userEvent.click(body.getByRole('button', { name: 'Detener' }));
    await expect(args.stop).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
