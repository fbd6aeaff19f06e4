import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import { LURE_EXPIRATION } from '@vigia/domain/events';
import { isWhole, type NumericInput } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { NumberField } from './number-field.tsx';

/** Keeps the typed text; shows the allowed range after the field was left. */
function LureDays() {
  const [days, setDays] = useState<NumericInput>('');
  const [left, setLeft] = useState(false);
  const wrong = left && !isWhole(days, LURE_EXPIRATION);
  return (
    <NumberField
      {...LURE_EXPIRATION}
      label="Duración de la feromona"
      unit="días"
      steppers
      isRequired
      value={days}
      onChange={setDays}
      onBlur={() => setLeft(true)}
      error={wrong ? FIELD_MESSAGES.lureExpiration : undefined}
    />
  );
}

const meta = {
  id: 'controles-numberfield',
  title: 'Controles/Campo numérico · NumberField',
  component: NumberField,
  args: { label: 'Dosis', value: '', onChange: fn(), unit: 'cc/100L' },
  parameters: {
    states: { named: { Error: 'OutOfRange' }, never: FIELD } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Para cifras que se escriben: dosis, días, grados. Acepta coma o punto decimal y muestra siempre coma; lo escrito no se borra ni se recorta, y el formulario dice qué está mal. La rueda del mouse no cambia el valor; las flechas sí, dentro de los límites. Para elegir entre pocas cifras fijas conviene `Select`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(NumberField),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Dosis' });
    await userEvent.type(field, '12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
    await userEvent.tab();
    await expect(field).toHaveValue('12,5');
    await expect(field).toHaveAttribute('aria-valuenow', '12.5');
  },
};

export const Keyboard: Story = {
  args: { label: 'Umbral', unit: '°C', value: 9.9, step: 0.1, min: 0, max: 10 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Umbral' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('10');
    await expect(field).toHaveAttribute('aria-valuetext', '10 °C');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('9');
    await fireEvent.wheel(field, { deltaY: -120 });
    await expect(field).toHaveValue('9');
  },
};

export const OutOfRange: Story = {
  render: () => <LureDays />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Duración de la feromona' });
    await expect(field).toBeRequired();
    await userEvent.type(field, '101');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveValue('101');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('20 ≤ dia(s) ≤ 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Menos Duración de la feromona' }));
    await expect(field).toHaveValue('100');
    await expect(field).toBeValid();
  },
};

/** Letters, two points, nothing: kept as typed, never changed into another number. */
export const BadInput: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Dosis' });
    await userEvent.type(field, '1.234,5 aprox');
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,5 aprox');
    await expect(field).not.toHaveAttribute('aria-valuenow');
  },
};

export const Disabled: Story = {
  args: {
    label: 'Intervalo de muestreo',
    unit: 'min',
    value: 30,
    isDisabled: true,
    help: 'Fijo en 30 minutos',
  },
};

export const Dark: Story = {
  args: { value: '2,5', error: 'Campo numérico (> 0)' },
  parameters: { theme: 'dark' },
};
export const Sol: Story = { args: { value: '2,5', steppers: true }, parameters: { theme: 'sol' } };
export const Narrow: Story = {
  args: { value: '2,5', steppers: true },
  globals: { viewport: { value: 'narrow' } },
};
