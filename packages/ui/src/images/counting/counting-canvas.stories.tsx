import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Circle, type InferenceBox, imagePoint, MANUAL } from '@vigia/domain/captures';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { BROKEN_URL } from '../photos.fixture.ts';
import { trapPlate } from '../trap-plate.fixture.ts';
import { CountingCanvas, type CountingCanvasProps } from './counting-canvas.tsx';

const LOBESIA = 1;
const plate = trapPlate(11, 24);
const at = (x: number, y: number): Circle => ({ at: imagePoint(x, y), pestId: LOBESIA, method: MANUAL });
const counted = plate.insects.slice(0, 20).map(({ x, y }) => at(x, y));
/** Last week's plate lay a little to the side. One moth of it has almost the same position as a current one. */
const lastWeek = plate.insects
  .slice(0, 16)
  .map(({ x, y }, i) => (i === 0 ? at(x + 2, y) : at(x - 30, y + 24)));
const proposed: InferenceBox[] = plate.insects.slice(2).map(({ x, y }, i) => ({
  centroid: imagePoint(x + 8, y - 6),
  box: { left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 },
  score: 0.95 - i / 50,
  className: 'Lobesia botrana',
}));

function Counted(props: CountingCanvasProps) {
  const [circles, setCircles] = useState(props.circles);
  return (
    <CountingCanvas
      {...props}
      circles={circles}
      onChange={(now) => {
        setCircles(now);
        props.onChange(now);
      }}
    />
  );
}

const meta = {
  id: 'imágenes-countingcanvas',
  title: 'Imágenes/Lienzo de conteo · CountingCanvas',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Para contar insectos sobre la foto de una trampa: rojo el conteo que se edita, azul el anterior, verde lo que propone el modelo. Úselo en la pantalla de conteo, donde se revisan cientos de fotos por hora; para solo mirar una foto use el visor. Todo se puede hacer con el ratón, con los dedos y solo con el teclado, y todo se puede deshacer. Guardar es de la pantalla: el lienzo entrega los círculos.',
      },
    },
  },
  component: CountingCanvas,
  render: (args) => <Counted {...args} />,
  args: {
    image: plate.url,
    circles: counted,
    previous: lastWeek,
    inference: proposed,
    pestId: LOBESIA,
    onChange: fn(),
    label: 'N-03, foto del 18 nov 2026, 08:00:12',
  },
} satisfies Meta<typeof CountingCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
async function ready(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled(), {
    timeout: 15_000,
  });
  return canvas.getByRole('application', { name: 'N-03, foto del 18 nov 2026, 08:00:12' });
}
/** Position of a point of the photo on the page. */
function pageOf(stage: HTMLElement, x: number, y: number) {
  const photo = stage.querySelector('canvas')!.getBoundingClientRect();
  return { clientX: photo.left + (x / 2592) * photo.width, clientY: photo.top + (y / 1944) * photo.height };
}
function click(stage: HTMLElement, x: number, y: number, more: PointerEventInit = {}) {
  const event = { pointerId: 1, button: 0, ...pageOf(stage, x, y), ...more };
  fireEvent.pointerDown(stage, event);
  fireEvent.pointerUp(stage, event);
}
const count = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name: new RegExp(name) });
const named = (canvas: Canvas, number: number) =>
  waitFor(() => expect(count(canvas, 'Conteo actual')).toHaveAccessibleName(`Conteo actual ${number}`));
const says = (canvas: Canvas, text: RegExp | string) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

/** A click adds, Ctrl and click removes; both can be undone and redone. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const stage = await ready(canvas);
    await named(canvas, 20);
    click(stage, 1296, 1500);
    await named(canvas, 21);
    await says(canvas, /^Círculo agregado en 129\d, 1(499|500|501)\. Van 21\.$/);
    await expect(args.onChange).toHaveBeenCalledOnce();
    const [first] = plate.insects;
    click(stage, first!.x, first!.y, { ctrlKey: true });
    await named(canvas, 20);
    click(stage, first!.x, first!.y, { metaKey: true });
    await says(canvas, 'No hay un círculo cerca.');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer (Ctrl + Z)' }));
    await named(canvas, 21);
    await says(canvas, 'Deshecho: quitar círculo. Van 21.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await named(canvas, 20);
    await expect(canvas.getByRole('button', { name: 'Deshacer (Ctrl + Z)' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await named(canvas, 21);
  },
};

/**
 * The wheel zooms by 1.05 about the pointer and R shows the whole photo; arrows move the previous count by 3
 * px.
 */
export const ZoomAndShift: Story = {
  play: async ({ canvas, userEvent }) => {
    const stage = await ready(canvas);
    const photo = () => stage.querySelector('canvas')!.getBoundingClientRect();
    const whole = photo();
    const pointer = pageOf(stage, 648, 486);
    fireEvent.wheel(stage, { deltaY: -100, ...pointer });
    fireEvent.wheel(stage, { deltaY: -100, ...pointer });
    await waitFor(() => expect(photo().width).toBeCloseTo(whole.width * 1.05 ** 2, 0));
    await expect(pageOf(stage, 648, 486).clientX).toBeCloseTo(pointer.clientX, 0);
    await says(canvas, '110 %');
    stage.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await says(canvas, 'Conteo anterior movido 6 px a la derecha y -3 px hacia abajo');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    await says(canvas, 'Conteo anterior en su lugar');
    await userEvent.keyboard('r');
    await says(canvas, '100 %');
    await waitFor(() => expect(photo().width).toBeCloseTo(whole.width, 0));
  },
};

/** With the keyboard alone: the cursor goes to a circle, removes it, moves on and adds another. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const stage = await ready(canvas);
    stage.focus();
    await userEvent.keyboard('c');
    await says(canvas, /^Cursor en 1296, 972\./);
    await userEvent.keyboard('n');
    const [first] = plate.insects;
    await says(canvas, `${first!.x}, ${first!.y}, sobre un círculo`);
    await userEvent.keyboard('{Delete}');
    await says(canvas, `Círculo quitado en ${first!.x}, ${first!.y}. Van 19.`);
    await named(canvas, 19);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await named(canvas, 20);
    await userEvent.keyboard('{Control>}z{/Control}');
    await says(canvas, 'Deshecho: agregar círculo. Van 19.');
    await userEvent.keyboard('+');
    await says(canvas, 'Zoom 110 %');
    await userEvent.keyboard('{Escape}');
    await says(canvas, 'Cursor oculto. Las flechas mueven el conteo anterior.');
    await expect(canvas.getByRole('button', { name: 'Cursor' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A tap adds, the mode "Borrar" and a long press remove, two fingers zoom and change no circle. */
export const NarrowTouch: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const stage = await ready(canvas);
    const finger = { pointerType: 'touch' };
    click(stage, 1296, 1500, finger);
    await named(canvas, 21);
    await userEvent.click(canvas.getByRole('radio', { name: 'Borrar' }));
    await says(canvas, 'Tocar la foto borra círculos.');
    click(stage, 1310, 1510, finger);
    await named(canvas, 20);
    await userEvent.click(canvas.getByRole('radio', { name: 'Agregar' }));
    const [first] = plate.insects;
    const press = { pointerId: 1, button: 0, ...finger, ...pageOf(stage, first!.x, first!.y) };
    fireEvent.pointerDown(stage, press);
    await named(canvas, 19);
    fireEvent.pointerUp(stage, press);
    const [a, b] = [pageOf(stage, 1000, 900), pageOf(stage, 1600, 900)];
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, ...finger, ...a });
    fireEvent.pointerDown(stage, { pointerId: 2, button: 0, ...finger, ...b });
    const further = {
      pointerId: 2,
      button: 0,
      ...finger,
      clientX: b.clientX + (b.clientX - a.clientX),
      clientY: b.clientY,
    };
    fireEvent.pointerMove(stage, further);
    fireEvent.pointerUp(stage, further);
    fireEvent.pointerUp(stage, { pointerId: 1, ...finger, ...a });
    await says(canvas, '198 %');
    await named(canvas, 19);
  },
};

/** Each kind can be hidden; all circles can be removed and restored; the keys are listed. */
export const DarkLayersAndHelp: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    const inference = count(canvas, 'Inferencia');
    await expect(inference).toHaveAccessibleName('Inferencia 22');
    // Eighteen of them lie on circles of the count.
    const score = canvas.getByRole('slider', { name: /Seguridad mínima/ });
    fireEvent.change(score, { target: { value: '0.75' } });
    await expect(inference).toHaveAccessibleName('Inferencia 11');
    fireEvent.change(score, { target: { value: '0.5' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar todas (4)' }));
    await says(canvas, 'Se aceptaron 4 sugerencias. Van 24.');
    await named(canvas, 24);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer (Ctrl + Z)' }));
    await userEvent.click(inference);
    await expect(inference).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Aceptar la más segura' })).toBeDisabled();
    await userEvent.keyboard('3');
    await expect(inference).toBeChecked();
    await userEvent.keyboard('{Shift>}a{/Shift}');
    await named(canvas, 24);
    await userEvent.keyboard('{Control>}z{/Control}');
    await named(canvas, 20);
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar todos los círculos' }));
    await named(canvas, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer (Ctrl + Z)' }));
    await named(canvas, 20);
    await userEvent.click(canvas.getByRole('button', { name: 'Teclas' }));
    const help = await screen.findByRole('dialog', { name: 'Qué hace cada tecla' });
    await waitFor(() => expect(within(help).getByText('Ctrl + Mayús + Z')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const packed = trapPlate(5, 600);
/** A plate in summer: 2,000 circles. */
export const Dense: Story = {
  args: {
    image: packed.url,
    circles: packed.insects.map(({ x, y }) => at(x, y)),
    previous: Array.from({ length: 800 }, (_, i) => at(40 + ((i * 397) % 2500), 40 + ((i * 631) % 1860))),
    inference: packed.insects.map((centroid) => ({ ...proposed[0]!, centroid })),
  },
  play: async ({ canvas }) => {
    const stage = await ready(canvas);
    click(stage, 1300, 900);
    await named(canvas, 601);
  },
};

/** No previous count, and the model has not processed the photo. */
export const Empty: Story = {
  args: { circles: [], previous: [], inference: null },
  play: async ({ canvas, userEvent }) => {
    const stage = await ready(canvas);
    await expect(count(canvas, 'Inferencia')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Borrar todos los círculos' })).toBeDisabled();
    stage.focus();
    await userEvent.keyboard('{ArrowUp}');
    await says(canvas, 'No hay un conteo anterior que mover');
    await userEvent.keyboard('cn');
    await says(canvas, 'No hay círculos en el conteo.');
  },
};

export const Loading: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Cargando la foto' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Acercar (+)' })).toBeDisabled();
    await named(canvas, 20);
  },
};

/** The photo cannot be loaded; the count is kept and its number shown. */
export const Failed: Story = {
  name: 'Error',
  args: { image: BROKEN_URL },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo cargar la foto');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    await named(canvas, 20);
  },
};

/** A photo of 12,000 px: drawn from a smaller copy, but counted in its own pixels. */
export const Huge: Story = {
  args: { image: trapPlate(7, 60, { width: 12_000, height: 9_000 }).url, circles: [], previous: [] },
  play: async ({ canvas, userEvent }) => {
    const stage = await ready(canvas);
    stage.focus();
    await userEvent.keyboard('c');
    await says(canvas, /^Cursor en 6000, 4500\./);
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Círculo agregado en 6000, 4500. Van 1.');
    const sides = [...stage.querySelectorAll('canvas')].map(({ width }) => width);
    await expect(Math.max(...sides)).toBeLessThanOrEqual(4096);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
