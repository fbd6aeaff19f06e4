import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  id: 'controles-daterangefield',
  title: 'Controles/Rango de fechas · DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Período',
    value: { start: '2026-09-21', end: '2026-11-22' },
    onChange: fn(),
    today: isoDate('2026-11-21'),
  },
  parameters: {
    states: { named: { Error: 'Crossed' }, never: FIELD } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'De un día a otro, ambos incluidos: temporadas, informes, filtros de fecha. Cada extremo se escribe como en `DateField`, o se eligen los dos en el calendario. Un inicio posterior al término dice «Fecha inválida» al salir. Para los períodos de siempre (30 y 90 días, temporada) basta el selector de período.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 380, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(DateRangeField),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir Período en el calendario' }));
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: /jueves, 1 de octubre/ }));
    await userEvent.click(body.getByRole('button', { name: /jueves, 15 de octubre/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-15' });
    await expect(canvas.getByRole('textbox', { name: 'Período: hasta' })).toHaveValue('15-10-2026');
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir Período en el calendario' }));
    const calendar = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(calendar).toBeVisible());
  },
};

export const Typed: Story = {
  args: { value: { start: '', end: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Período: desde' }), '01072026');
    await userEvent.tab();
    await userEvent.keyboard('300627');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-07-01', end: '2027-06-30' });
  },
};

/** A start after the end: the message is shown when both ends were left. */
export const Crossed: Story = {
  args: { value: { start: '2026-09-21', end: '' } },
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByRole('textbox', { name: 'Período: hasta' });
    await userEvent.type(end, '20092026');
    await expect(end).toBeValid();
    await userEvent.tab();
    await userEvent.tab();
    await expect(end).toBeInvalid();
    await expect(end).toHaveAccessibleDescription('Fecha inválida');
    await expect(canvas.getByRole('textbox', { name: 'Período: desde' })).toHaveAccessibleDescription(
      'Fecha inválida',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('textbox', { name: 'Período: desde' });
    await expect(start).toBeDisabled();
    const frame = start.parentElement?.parentElement as HTMLElement;
    await expect(getComputedStyle(frame).borderTopStyle).toBe('dashed');
    await expect(getComputedStyle(start).cursor).toBe('not-allowed');
  },
};
export const DisabledDark: Story = { ...Disabled, parameters: { theme: 'dark' } };
export const DisabledSol: Story = { ...Disabled, parameters: { theme: 'sol' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };
export const Sol: Story = { ...Crossed, parameters: { theme: 'sol' } };
