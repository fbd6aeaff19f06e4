import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NumericInput, validateSector } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { CoordinateFields } from '../coordinates/coordinate-fields.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { useFormErrors } from './use-form-errors.ts';

interface NewSector {
  readonly name: string;
  readonly locality: string;
  readonly region: string;
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
}
const EMPTY: NewSector = { name: '', locality: '', region: '', latitude: '', longitude: '' };

function NewSectorForm({
  start = EMPTY,
  onSave,
}: {
  start?: NewSector;
  onSave: (sector: NewSector) => void;
}) {
  const [draft, setDraft] = useState(start);
  const change = (changes: Partial<NewSector>) => setDraft((now) => ({ ...now, ...changes }));
  const form = useFormErrors(validateSector(draft, 'create'), () => onSave(draft));
  const text = (name: 'name' | 'locality' | 'region', label: string) => (
    <TextField
      label={label}
      isRequired
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      {...form.field(name)}
    />
  );
  return (
    <Form onSubmit={form.submit} attempts={form.attempts}>
      {text('name', 'Nombre')}
      {text('locality', 'Localidad')}
      {text('region', 'Región')}
      <CoordinateFields
        isRequired
        value={draft}
        onChange={change}
        onBlur={(field) => form.field(field).onBlur()}
        errors={{ latitude: form.field('latitude').error, longitude: form.field('longitude').error }}
      />
      <Button type="submit" variant="primary">
        Guardar
      </Button>
    </Form>
  );
}

const meta = {
  id: 'controles-form',
  title: 'Controles/Formulario · Form',
  component: NewSectorForm,
  subcomponents: { Form },
  args: { onSave: fn() },
  parameters: {
    states: {
      named: { Error: 'OnSubmit' },
      never: { ...FRAME, Loading: 'its dialog says so, as SaveDialog' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Campos que se guardan juntos. `useFormErrors` recibe los errores del validador del dominio y muestra cada mensaje al salir de su campo, y todos al intentar guardar; el foco va al primer campo con error. Un mensaje desaparece apenas su campo está bien. Un diálogo con su propio botón Guardar puede enviar el formulario con el atributo `form`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewSectorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'El Peral');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Localidad' }), 'Curicó');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Región' }), 'Maule');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Latitud' }));
    await userEvent.paste('-34.985, -71.239');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'El Peral', latitude: '-34,985', longitude: '-71,239' }),
    );
  },
};

/** A field shows its message when it is left, not while it is filled in. */
export const OnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const latitude = canvas.getByRole('spinbutton', { name: 'Latitud' });
    await userEvent.type(latitude, '-133');
    await expect(latitude).toBeValid();
    await userEvent.tab();
    await expect(latitude).toBeInvalid();
    await expect(latitude).toHaveAccessibleDescription('-90 ≤ latitud ≤ 90');
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toBeValid();
  },
};

export const OnSubmit: Story = {
  args: { start: { ...EMPTY, name: 'El Peral' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const locality = canvas.getByRole('textbox', { name: 'Localidad' });
    await expect(locality).toHaveFocus();
    await expect(locality).toHaveAccessibleDescription('Ingrese una localidad');
    await expect(canvas.getByRole('textbox', { name: 'Región' })).toHaveAccessibleDescription(
      'Ingrese una región',
    );
    await userEvent.type(locality, 'Curicó');
    await expect(locality).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Región' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...OnSubmit, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...OnSubmit, parameters: { theme: 'dark' } };
