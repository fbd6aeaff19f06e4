import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ImageGallery } from './image-gallery.tsx';
import { BROKEN_URL, trapPhotos } from './photos.fixture.ts';

const photos = trapPhotos(7);

const meta = {
  id: 'imágenes-imagegallery',
  title: 'Imágenes/Galería de fotos · ImageGallery',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Las fotos más nuevas de una cámara junto a los datos de su estación: una a la vez en un lugar angosto, dos en uno ancho. Se recorre con los botones, con las flechas del teclado o deslizando el dedo. Para comparar muchas semanas use la grilla; para mirar de cerca, abra el visor con `onOpen`.',
      },
    },
  },
  component: ImageGallery,
  args: { photos, label: 'Cámara Principal', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const position = canvas.getByRole('status');
    await waitFor(() => expect(position).toHaveTextContent('Fotos 1 y 2 de 7'));
    await expect(canvas.getByRole('button', { name: 'Fotos más nuevas' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fotos más antiguas' }));
    await waitFor(() => expect(position).toHaveTextContent('Fotos 3 y 4 de 7'));
    await userEvent.click(canvas.getByRole('button', { name: 'Foto del 16 nov 2026, 05:56:52' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('foto-3');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const position = canvas.getByRole('status');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Foto del 18 nov 2026, 08:00:12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(position).toHaveTextContent('Fotos 3 y 4 de 7'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(position).toHaveTextContent('Fotos 1 y 2 de 7'));
  },
};

/** A swipe scrolls the track, and the position follows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const position = canvas.getByRole('status');
    await waitFor(() => expect(position).toHaveTextContent('Foto 1 de 7'));
    const track = canvas.getByRole('list');
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'auto' });
    await waitFor(() => expect(position).toHaveTextContent('Foto 3 de 7'));
    track.scrollTo({ left: track.scrollWidth, behavior: 'auto' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fotos más antiguas' })).toBeDisabled());
    await expect(position).toHaveTextContent('Foto 7 de 7');
  },
};

/** Two months of photos: only the visible ones are loaded, and the position is shown. */
export const Dense: Story = {
  args: { photos: trapPhotos(60) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Fotos 1 y 2 de 60'));
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };

export const Loading: Story = {
  args: { state: 'loading', photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Cargando las fotos' })).toBeVisible();
  },
};

export const Empty: Story = { args: { photos: [] } };

const retry = fn();
export const Failed: Story = {
  name: 'Error',
  args: { state: 'error', photos: [], onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** A single photo whose file cannot be loaded. */
export const BadInput: Story = {
  args: { photos: photos.slice(0, 1).map((photo) => ({ ...photo, thumbnailUrl: BROKEN_URL })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Foto no disponible')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Foto 1 de 1');
    await expect(canvas.getByRole('button', { name: 'Fotos más antiguas' })).toBeDisabled();
  },
};
