import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import type { Photo } from '../photo.ts';
import { BROKEN_URL, trapPhotos } from '../photos.fixture.ts';
import { trapPlate } from '../trap-plate.fixture.ts';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

const photos: Photo[] = trapPhotos(5).map((photo, i) =>
  i === 1 ? { ...photo, inferenceUrl: trapPlate(41, 15, undefined, 'yellow').url } : photo,
);

function Opened(props: ImageViewerProps) {
  const [id, setId] = useState(props.openId);
  return (
    <>
      <Button onPress={() => setId(props.openId)}>Ver foto</Button>
      <ImageViewer {...props} openId={id} onOpen={setId} onClose={() => setId(null)} />
    </>
  );
}

const meta = {
  id: 'imágenes-imageviewer',
  title: 'Imágenes/Visor de fotos · ImageViewer',
  parameters: {
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una foto a 600 × 450 px para mirarla de cerca, sobre la pantalla en que estaba. Ábralo desde una grilla o una galería. Muestra la fecha, pasa a la foto anterior y a la siguiente, y con A.I. cambia a la imagen de inferencia sin perder el lugar ni el acercamiento. Para contar insectos use el lienzo de conteo.',
      },
    },
  },
  component: ImageViewer,
  render: (args) => <Opened {...args} />,
  args: { photos, openId: 'foto-2', onOpen: fn(), onClose: fn(), title: 'N-03 · Cámara Principal' },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'N-03 · Cámara Principal' }));
const loaded = (name: string) =>
  waitFor(
    () => {
      const photo = screen.getByRole('application', { name });
      expect(photo).toHaveAttribute('aria-busy', 'false');
      // The dialog fades in.
      expect(photo).toBeVisible();
    },
    { timeout: 10_000 },
  );
const SECOND = 'Foto del 17 nov 2026, 06:58:32';

export const Ready: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog();
    await loaded(SECOND);
    await waitFor(() => expect(view.getByText('17 nov 2026, 06:58:32')).toBeVisible());
    const { clientWidth, clientHeight } = view.getByRole('application');
    await expect([clientWidth, clientHeight]).toEqual([600, 450]);
    await userEvent.click(view.getByRole('button', { name: 'Acercar (+)' }));
    await expect(view.getByText('110 %')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'A.I.' }));
    await loaded(SECOND);
    // The other picture of the same photo is shown in the same view.
    await expect(view.getByText('110 %')).toBeVisible();
    await expect(view.getByRole('button', { name: 'A.I.' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(view.getByRole('button', { name: 'Foto siguiente' }));
    await expect(view.getByText('Foto 3 de 5')).toBeVisible();
    const toggle = view.getByRole('button', { name: 'A.I.' });
    await expect(toggle).toBeDisabled();
    await expect(toggle).toHaveAccessibleDescription('El modelo no ha analizado esta foto');
  },
};

const erase = fn();
/** Actions on the open photo are below it. */
export const Actions: Story = {
  args: { actions: <Button onPress={erase}>Eliminar</Button> },
  play: async ({ userEvent }) => {
    const view = await dialog();
    await loaded(SECOND);
    await userEvent.click(view.getByRole('button', { name: 'Eliminar' }));
    await expect(erase).toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog();
    await loaded(SECOND);
    await userEvent.keyboard('+++');
    await expect(view.getByText('134 %')).toBeVisible();
    await userEvent.keyboard('-');
    await expect(view.getByText('122 %')).toBeVisible();
    await userEvent.keyboard('r');
    await expect(view.getByText('100 %')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(view.getByText('Foto 1 de 5')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The wheel zooms by 1.05 about the pointer, dragging moves, R shows the whole photo. */
export const WheelAndDrag: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog();
    await loaded(SECOND);
    const stage = view.getByRole('application');
    const picture = () => stage.querySelector('canvas')!.getBoundingClientRect();
    const whole = picture();
    const at = { clientX: whole.left + whole.width / 4, clientY: whole.top + whole.height / 4 };
    fireEvent.wheel(stage, { deltaY: -100, ...at });
    await waitFor(() => expect(view.getByText('105 %')).toBeVisible());
    await waitFor(() => expect(picture().width).toBeCloseTo(whole.width * 1.05, 0));
    // The point under the pointer, a quarter from the left, stays there.
    await expect(picture().left + picture().width / 4).toBeCloseTo(at.clientX, 0);
    const before = picture().left;
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, ...at });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: at.clientX + 60, clientY: at.clientY });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: at.clientX + 60, clientY: at.clientY });
    await waitFor(() => expect(picture().left).toBeCloseTo(before + 60, 0));
    stage.focus();
    await userEvent.keyboard('R');
    await waitFor(() => expect(picture().left).toBeCloseTo(whole.left, 0));
    await expect(picture().width).toBeCloseTo(whole.width, 0);
  },
};

/** Two fingers move to one and a half times their distance: eight steps of 1.05. */
export const NarrowTouch: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const view = await dialog();
    await loaded(SECOND);
    const stage = view.getByRole('application');
    const box = stage.getBoundingClientRect();
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      button: 0,
      pointerType: 'touch',
      clientX: box.left + x,
      clientY: box.top + 100,
    });
    fireEvent.pointerDown(stage, finger(1, 80));
    fireEvent.pointerDown(stage, finger(2, 180));
    fireEvent.pointerMove(stage, finger(2, 228));
    fireEvent.pointerUp(stage, finger(1, 80));
    fireEvent.pointerUp(stage, finger(2, 228));
    await waitFor(() => expect(view.getByText('148 %')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { photos: photos.map((photo) => ({ ...photo, url: null })) },
  play: async () => {
    const view = await dialog();
    await expect(view.getByRole('status', { name: 'Cargando la foto' })).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Acercar (+)' })).toBeDisabled();
  },
};

/** The file is not a picture; the neighbouring photos can still be opened. */
export const Failed: Story = {
  name: 'Error',
  args: { photos: photos.map((photo, i) => (i === 1 ? { ...photo, url: BROKEN_URL } : photo)) },
  play: async ({ userEvent }) => {
    const view = await dialog();
    await expect(await view.findByRole('alert')).toHaveTextContent('No se pudo cargar la foto');
    await userEvent.click(view.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(view.getByRole('alert')).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: 'Foto siguiente' }));
    await loaded('Foto del 16 nov 2026, 05:56:52');
    await expect(view.queryByRole('alert')).toBeNull();
  },
};

/** A panorama of 12,000 px: drawn from a smaller copy, so that no canvas is larger than a phone allows. */
export const Huge: Story = {
  args: {
    photos: [{ ...photos[0]!, url: trapPlate(7, 60, { width: 12_000, height: 4_000 }).url }],
    openId: 'foto-1',
  },
  play: async ({ userEvent }) => {
    const view = await dialog();
    await loaded('Foto del 18 nov 2026, 08:00:12');
    await userEvent.keyboard('+++++');
    await expect(view.getByText('163 %')).toBeVisible();
    const sides = [...view.getByRole('application').querySelectorAll('canvas')].map(({ width }) => width);
    await expect(Math.max(...sides)).toBeLessThanOrEqual(4096);
  },
};

/** The open photo is not in the list any more, as after a change of dates: the viewer closes completely. */
export const Empty: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver foto' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A season of photos of a station with a long name. */
/** A photo that a person took beside a count: its day alone is known, and no model is offered. */
export const ByPerson: Story = {
  args: { photos: photos.slice(0, 1).map((photo) => ({ ...photo, isByPerson: true })), openId: 'foto-1' },
  play: async () => {
    const viewer = within(await screen.findByRole('dialog'));
    const status = await viewer.findByText(/^\d{2} \w{3} \d{4}$/);
    await waitFor(() => expect(status).toBeVisible());
    await expect(viewer.queryByRole('button', { name: /A\.I\./ })).toBeNull();
    await expect(viewer.queryByText('El modelo no ha analizado esta foto')).toBeNull();
  },
};
export const Dense: Story = {
  args: {
    photos: trapPhotos(40),
    openId: 'foto-20',
    title: `N-03 · ${'Cuartel norte junto al canal '.repeat(10)}`.trim(),
  },
  play: async () => {
    await expect(await screen.findByText('Foto 20 de 40')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible());
    const { right } = screen.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(screen.getByRole('dialog').getBoundingClientRect().right);
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  play: () => loaded(SECOND),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
