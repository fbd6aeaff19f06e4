import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TILES, withoutWebGL } from './map-stories.fixture.ts';
import { PositionPicker, type PositionPickerProps } from './position-picker.tsx';
import { LOCATION } from './words.ts';

function WithState({ value: start, onChange, ...props }: PositionPickerProps) {
  const [value, setValue] = useState(start);
  return (
    <PositionPicker
      {...props}
      value={value}
      onChange={(changes) => {
        setValue((now) => ({ ...now, ...changes }));
        onChange(changes);
      }}
    />
  );
}

const CASABLANCA = { latitude: -33.3204, longitude: -71.4072 };

const meta = {
  id: 'mapa-positionpicker',
  title: 'Mapa/Selector de posición · PositionPicker',
  component: PositionPicker,
  args: { value: CASABLANCA, onChange: fn(), locate: async () => CASABLANCA },
  render: (args) => <WithState {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'La posición de un campo o de una estación, elegida mirando el terreno: se toca el mapa, se arrastra el punto, se pide al dispositivo o se escriben las coordenadas. Sirve igual con teclado: las flechas mueven el punto. Si ya se conocen las coordenadas y no hace falta mirar, bastan los campos (`CoordinateFields`).',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PositionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATIENCE = { timeout: 45_000 };

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const pin = () => canvas.findByRole('button', { name: /^Punto elegido/ }, PATIENCE);
    const latitude = canvas.getByRole('spinbutton', { name: 'Latitud' });
    await step('the arrows move the point, the fields follow', async () => {
      const point = await pin();
      await expect(point).toHaveAccessibleName(/-33,32040, -71,40720/);
      point.focus();
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await waitFor(() => expect(latitude).not.toHaveValue('-33,3204'));
      await expect(Number((latitude as HTMLInputElement).value.replace(',', '.'))).toBeGreaterThan(-33.3204);
      await expect(await pin()).toHaveFocus();
    });
    await step('a latitude off the globe is said in the literal words', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '-95');
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText('-90 ≤ latitud ≤ 90')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: /^Punto elegido/ })).toBeNull();
    });
    await step('a number mends it, and the point is back', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '-33,4');
      await userEvent.tab();
      await expect(await pin()).toHaveAccessibleName(/-33,40000/);
    });
  },
};

/** No position: the map shows Santiago, and a press on it sets the position. */
export const Empty: Story = {
  args: { value: { latitude: '', longitude: '' }, onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const ground = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.maplibregl-canvas');
      if (!found) throw new Error('not drawn yet');
      return found;
    }, PATIENCE);
    const { left, top, width, height } = ground.getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: ground, coords }]);
    await canvas.findByRole('button', { name: /^Punto elegido: -33,4\d+, -70,6\d+/ }, PATIENCE);
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** The device gives its position. */
export const Located: Story = {
  args: { value: { latitude: '', longitude: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación' }));
    await expect(await canvas.findByRole('spinbutton', { name: 'Longitud' })).toHaveValue('-71,4072');
    await canvas.findByRole('button', { name: /^Punto elegido/ }, PATIENCE);
  },
};

/** The device is determining its position. */
export const Loading: Story = {
  args: { value: { latitude: '', longitude: '' }, locate: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: /Usar mi ubicación/ });
    await userEvent.click(ask);
    await waitFor(() => expect(ask).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The device may not or cannot give its position. */
export const ErrorShown: Story = {
  name: 'Error',
  args: { locate: () => Promise.reject(new Error(LOCATION.spanish.denied)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación' }));
    await waitFor(() => expect(canvas.getByText(/no permite leer su ubicación/)).toBeVisible());
  },
};

/** Over satellite images. */
export const Dense: Story = { args: { tiles: TILES } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
/** Without a map the coordinates are typed, and the browser can still be asked for its position. */
export const WithoutWebGL: Story = {
  // It changes the whole page, so it is not on a docs page.
  tags: ['!autodocs'],
  beforeEach: withoutWebGL,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/no puede dibujar el mapa/)).toBeVisible(), PATIENCE);
    const latitude = canvas.getByRole('spinbutton', { name: 'Latitud' });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '-34,1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: '-34,1' });
  },
};
