import type { Meta, StoryObj } from '@storybook/react-vite';
import { latitudeError, longitudeError } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { CoordinateFields, type CoordinateFieldsProps, type Coordinates } from './coordinate-fields.tsx';

/** A device whose position is in a vineyard of Casablanca. */
function WithState({ value: start, onChange, onLocate, ...props }: CoordinateFieldsProps) {
  const [value, setValue] = useState(start);
  const change = (changes: Partial<Coordinates>) => {
    setValue((now) => ({ ...now, ...changes }));
    onChange(changes);
  };
  const locate = () => {
    onLocate?.();
    change({ latitude: -33.3204, longitude: -71.4072 });
  };
  return (
    <CoordinateFields
      {...props}
      value={value}
      onChange={change}
      {...(onLocate ? { onLocate: locate } : {})}
    />
  );
}

const meta = {
  id: 'controles-coordinatefields',
  title: 'Controles/Campos de coordenadas · CoordinateFields',
  component: CoordinateFields,
  args: { value: { latitude: '', longitude: '' }, onChange: fn(), onLocate: fn() },
  parameters: {
    states: { never: { Empty: FIELD.Empty, Dense: 'it holds two figures' } } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Latitud y longitud de una estación o un campo, en grados decimales. Se escriben, se pegan juntas como las da un mapa (`-33,45 -70,66`) o se toman del dispositivo, si quien las usa pasa `onLocate`: el componente no consulta el GPS por sí mismo. Para elegir el lugar mirando el terreno conviene el mapa.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof CoordinateFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone's keyboard pastes into the field without a paste event. */
export const PairFromThePhone: Story = {
  play: async ({ canvas }) => {
    const latitude = canvas.getByRole('spinbutton', { name: 'Latitud' });
    await fireEvent.input(latitude, { target: { value: '-32.79012, -70.83001' } });
    await expect(latitude).toHaveValue('-32,79012');
    await expect(canvas.getByRole('spinbutton', { name: 'Longitud' })).toHaveValue('-70,83001');
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación' }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('spinbutton', { name: 'Latitud' })).toHaveValue('-33,3204');
    await expect(canvas.getByRole('spinbutton', { name: 'Longitud' })).toHaveValue('-71,4072');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Longitud' }));
    await userEvent.paste('-34.985, -71.239');
    await expect(canvas.getByRole('spinbutton', { name: 'Latitud' })).toHaveValue('-34,985');
    await expect(canvas.getByRole('spinbutton', { name: 'Longitud' })).toHaveValue('-71,239');
  },
};

export const Invalid: Story = {
  args: {
    value: { latitude: '-133,4', longitude: '181' },
    errors: { latitude: latitudeError('-133,4') ?? undefined, longitude: longitudeError('181') ?? undefined },
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const longitude = canvas.getByRole('spinbutton', { name: 'Longitud' });
    await expect(longitude).toHaveAccessibleDescription('-180 ≤ longitud ≤ 180');
  },
};

export const Loading: Story = { args: { locating: true } };

export const Failed: Story = {
  args: { locateProblem: 'El dispositivo no dio su ubicación. Escriba las coordenadas.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Usar mi ubicación' })).toHaveAccessibleDescription(
      /no dio su ubicación/,
    );
  },
};

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'narrow' } } };
export const Sol: Story = { ...Invalid, parameters: { theme: 'sol' } };
export const Dark: Story = { ...Failed, parameters: { theme: 'dark' } };
