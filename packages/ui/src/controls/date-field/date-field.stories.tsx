import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  id: 'controles-datefield',
  title: 'Controles/Campo de fecha · DateField',
  component: DateField,
  args: { label: 'Fecha de instalación', value: '', onChange: fn(), today: isoDate('2026-11-21') },
  parameters: {
    states: { named: { Error: 'BadInput' }, never: FIELD } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Un día. Se escribe como `dd-MM-yyyy` (los guiones se ponen solos; también se puede pegar) o se elige en el calendario, que abre con el botón o con Alt+↓. Entrega y recibe `YYYY-MM-DD`; un texto que no es un día se conserva y dice «Fecha inválida» al salir del campo. Para un período conviene `DateRangeField`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, minHeight: 360, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(DateField),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Fecha de instalación' });
    await userEvent.type(field, '05112026');
    await expect(field).toHaveValue('05-11-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.clear(field);
    await userEvent.paste('4/3/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('04-03-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04');
  },
};

/** The calendar with the keyboard: a week forward, a day back, chosen. */
export const Picked: Story = {
  args: { value: '2026-11-05', max: isoDate('2026-11-21') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Fecha de instalación' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const body = bodyOf(canvasElement);
    const month = await body.findByRole('heading', { name: /noviembre de 2026/i });
    await waitFor(() => expect(month).toBeVisible());
    await expect(body.getByRole('button', { name: /domingo, 22 de noviembre/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-11');
    await expect(field).toHaveValue('11-11-2026');
  },
};

export const Open: Story = {
  args: { value: '2026-11-05', min: isoDate('2026-11-03'), max: isoDate('2026-11-27') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Elegir Fecha de instalación/ }));
    await expect(
      await bodyOf(canvasElement).findByRole('button', { name: /5 de noviembre de 2026 seleccionad/ }),
    ).toHaveFocus();
  },
};

/**
 * 30 February, a day after the last allowed one, half a date: the text is kept, and a message is shown on
 * leaving.
 */
export const BadInput: Story = {
  args: { max: isoDate('2026-11-21') },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Fecha de instalación' });
    for (const [typed, value] of [
      ['30022026', '2026-02-30'],
      ['22112026', '2026-11-22'],
      ['21-1', '21-1'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Fecha inválida');
    }
    await expect(field).toHaveValue('21-1');
  },
};

export const Required: Story = {
  args: { isRequired: true, error: 'Por favor llenar todos los campos requeridos (*)' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Fecha de instalación' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Por favor llenar todos los campos requeridos (*)');
  },
};

export const Disabled: Story = { args: { value: '2026-11-05', isDisabled: true } };
export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };
export const NarrowSol: Story = {
  ...Open,
  parameters: { theme: 'sol' },
  globals: { viewport: { value: 'narrow' } },
};
