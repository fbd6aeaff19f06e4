import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardPen, LayoutGrid, ListTodo, MapPin } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { BarButton } from './bar-button.tsx';
import { BottomBar } from './bottom-bar.tsx';

const report = fn();

const meta = {
  id: 'controles-bottombar',
  title: 'Controles/Barra inferior · BottomBar',
  component: BottomBar,
  subcomponents: { BarButton },
  parameters: {
    states: {
      named: { Dense: 'Waiting' },
      never: { ...GIVEN, Empty: 'every person may open some place' },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Al pie de la pantalla de un teléfono, donde llega el pulgar: los lugares que más se abren, la acción ' +
          'principal en el medio y el menú al final. Va en `AppFrame` con un `TopBar` sin botón de menú. En pantalla ' +
          'ancha no se usa: ahí el menú está siempre a la vista.',
      },
    },
  },
  args: {
    items: [
      { id: 'today', label: 'Hoy', icon: ListTodo, href: '#today', isCurrent: true },
      { id: 'sectors', label: 'Campos', icon: LayoutGrid, href: '#sectors' },
      { id: 'stations', label: 'Estaciones', icon: MapPin, href: '#stations' },
    ],
    action: <BarButton icon={ClipboardPen} label="REGISTRO" isMain onPress={report} />,
    isMenuOpen: false,
    onMenuToggle: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Accesos' }));
    await expect(bar.getByRole('link', { name: 'Hoy' })).toHaveAttribute('aria-current', 'page');
    const names = [...bar.getAllByRole('link'), ...bar.getAllByRole('button')].map(
      ({ textContent }) => textContent,
    );
    await expect(names).toEqual(['Hoy', 'Campos', 'Estaciones', 'REGISTRO', 'Menú']);
    await userEvent.click(bar.getByRole('button', { name: 'REGISTRO' }));
    await expect(report).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Abrir menú' }));
    await expect(args.onMenuToggle).toHaveBeenCalledOnce();
  },
};

/** With unread notifications in the closed menu, while the dialog of REGISTRO is still loading. */
export const Waiting: Story = {
  args: { waiting: 120, action: <BarButton icon={ClipboardPen} label="REGISTRO" isMain busy /> },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir menú: 120 notificaciones pendientes' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On the narrowest phones no word is cut. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const word of ['Campos', 'REGISTRO', 'Estaciones', 'Menú']) {
      const shown = canvas.getByText(word);
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    }
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
