import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ImageGrid, type ImageGridProps } from './image-grid.tsx';
import { BROKEN_URL, trapPhotos } from './photos.fixture.ts';

function Remembering(props: ImageGridProps) {
  const [id, setId] = useState(props.selectedId ?? null);
  const onOpen = (opened: string) => {
    setId(opened);
    props.onOpen?.(opened);
  };
  return <ImageGrid {...props} selectedId={id} onOpen={onOpen} />;
}

const photos = trapPhotos(12);

const meta = {
  id: 'imágenes-imagegrid',
  title: 'Imágenes/Cuadrícula de fotos · ImageGrid',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Todas las fotos de una cámara con su fecha, para recorrer semanas de un vistazo y abrir una. Úsela en el detalle de una estación o de un dispositivo; para dos o tres fotos al lado de otros datos, use la galería. Las columnas (5, 4, 3 o 1) dependen del ancho que tenga la grilla, no de la pantalla.',
      },
    },
  },
  component: ImageGrid,
  render: (args) => <Remembering {...args} />,
  args: { photos, label: 'Cámara Principal', onOpen: fn() },
} satisfies Meta<typeof ImageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { selectedId: 'foto-2' },
  play: async ({ canvas, userEvent, args }) => {
    const tile = await canvas.findByRole('option', { name: 'Foto del 16 nov 2026, 05:56:52' });
    await expect(tile).toHaveTextContent('16 nov 2026, 05:56:52');
    await userEvent.click(tile);
    await expect(args.onOpen).toHaveBeenLastCalledWith('foto-3');
    await expect(tile).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tile);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

function PickingGrid(props: ImageGridProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['foto-2']));
  return <ImageGrid {...props} selection={{ ids, onChange: setIds }} />;
}

/** Photos are selected, one or several, for an action. */
export const Picking: Story = {
  render: (args) => <PickingGrid {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const options = await canvas.findAllByRole('option');
    const picked = () => options.filter((option) => option.getAttribute('aria-selected') === 'true').length;
    await expect(picked()).toBe(1);
    await userEvent.click(options[0]!);
    await userEvent.click(options[3]!);
    await expect(picked()).toBe(3);
    await userEvent.click(options[1]!);
    await userEvent.keyboard('{Escape}');
    await expect(picked()).toBe(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const options = await canvas.findAllByRole('option');
    await userEvent.tab();
    await expect(options[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    // Five are in a row at this width: one to the right and one row down is the seventh.
    await expect(options[6]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('foto-7');
    await userEvent.keyboard('{End}');
    await expect(options.at(-1)).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: { selectedId: 'foto-2' }, parameters: { theme: 'dark' } };
export const Dense: Story = { args: { photos: trapPhotos(60).map((p) => ({ ...p, url: null })) } };

export const Loading: Story = {
  args: { state: 'loading', photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Cargando las fotos' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay fotos en estos días')).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  name: 'Error',
  args: { state: 'error', photos: [], onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudieron cargar las fotos');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Files that cannot be loaded, one that is still loading, an invalid date: the rest of the grid is shown. */
export const BadInput: Story = {
  args: {
    photos: photos.slice(0, 6).map((photo, i) => ({
      ...photo,
      thumbnailUrl: i === 1 ? BROKEN_URL : i === 2 ? null : photo.thumbnailUrl,
      takenAt: i === 3 ? Number.NaN : photo.takenAt,
    })),
  },
  play: async ({ canvas }) => {
    const options = await canvas.findAllByRole('option');
    await waitFor(() => expect(options[1]).toHaveTextContent('Foto no disponible'));
    await expect(options[3]).toHaveTextContent('—');
    await expect(options).toHaveLength(6);
  },
};
