import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { IconButton } from '../../controls/button/icon-button.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { CountField, type CountFieldProps, focusNextCount } from './count-field.tsx';

function WithState(props: CountFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CountField {...props} value={value} onChange={setValue} />;
}

const meta = {
  id: 'dominio-countfield',
  title: 'Dominio/Conteo de una trampa · CountField',
  component: CountField,
  render: (args) => <WithState {...args} />,
  parameters: {
    states: {
      never: { Loading: 'it stands once the traps are known' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una fila del conteo en terreno: la trampa, lo que se contó la última vez y el número, con el teclado ' +
          'numérico del teléfono. Vacío es «no se contó»; cero es un conteo.',
      },
    },
  },
  args: {
    name: 'Cuartel 4 Norte',
    about: 'Polilla del racimo de la vid · 3 el 14-11-2026',
    value: '12',
    onChange: () => undefined,
    action: <IconButton icon={MessageSquarePlus} label="Nota de Cuartel 4 Norte" />,
  },
} satisfies Meta<typeof CountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cuartel 4 Norte' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription(/3 el 14-11-2026/);
    await expect(field.parentElement!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = { args: { value: '', about: 'Carpocapsa · sin conteos anteriores' } };

export const Warned: Story = {
  args: { value: '1200', warning: 'Es mucho más que lo último: 3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('mucho más');
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { value: '1,5', error: 'Escriba un número entero de 0 a 100.000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Several traps in one pass: Enter leads from one to the next. */
function Several() {
  const root = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of the inputs
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && root.current) focusNextCount(root.current, event.target);
      }}
    >
      {['N-1', 'N-2', 'N-3'].map((name) => (
        <WithState key={name} name={name} about="Carpocapsa" value="" onChange={() => undefined} />
      ))}
    </div>
  );
}
export const Dense: Story = {
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'N-1' }));
    await userEvent.keyboard('4{Enter}0{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'N-2' })).toHaveValue('0');
    await expect(canvas.getByRole('textbox', { name: 'N-3' })).toHaveFocus();
  },
};

/** What is known of the trap stands below the row, and has its whole width. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    about: 'Polilla del racimo de la vid · Ya tiene 7 ese día: otro número lo corrige',
    error: 'Falta',
  },
  play: async ({ canvas }) => {
    const box = (text: RegExp) => canvas.getByText(text).getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(box(/^Polilla/).width).toBeGreaterThan(300);
    await expect(box(/^Polilla/).top).toBeGreaterThanOrEqual(field.bottom);
    await expect(box(/^Falta/).top).toBeGreaterThanOrEqual(box(/^Polilla/).bottom);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
