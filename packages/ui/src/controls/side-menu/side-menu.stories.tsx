import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Bug, ChartLine, CloudFog, HeartPulse, LayoutGrid, MapPin } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SideMenu } from './side-menu.tsx';
import type { SideMenuItem } from './side-menu-list.tsx';

const itemsOf = (health: string): readonly SideMenuItem[] => [
  { id: 'home', label: 'Estaciones', icon: MapPin, href: '#home?season=3' },
  { id: 'sectors', label: 'Campos', icon: LayoutGrid, href: '#sectors?season=3', isCurrent: true },
  { id: 'notifications', label: 'Notificaciones', icon: Bell, href: '#notifications', badge: 128 },
  {
    id: 'reports',
    label: 'Informes',
    icon: ChartLine,
    children: [
      { id: 'pests', label: 'Plagas', icon: Bug, href: '/informes/plagas' },
      { id: 'fungi', label: 'Hongos', icon: CloudFog, href: '#fungi' },
    ],
  },
  { id: 'health', label: health, icon: HeartPulse, href: '#health' },
];

const navigate = fn();

function Frame({
  startsOpen = true,
  hasSearch = false,
  health = 'Salud',
}: {
  readonly startsOpen?: boolean;
  readonly hasSearch?: boolean;
  readonly health?: string;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <RouterProvider navigate={navigate}>
      <div style={{ display: 'flex', minHeight: 420 }}>
        <SideMenu items={itemsOf(health)} isOpen={isOpen} onClose={() => setOpen(false)} product="vigía" />
        <div style={{ padding: 16 }}>
          <Button onPress={() => setOpen(!isOpen)}>Menú</Button>
          {hasSearch && <TextField label="Buscar" />}
        </div>
      </div>
    </RouterProvider>
  );
}

const meta = {
  id: 'controles-sidemenu',
  title: 'Controles/Menú lateral · SideMenu',
  component: Frame,
  subcomponents: { SideMenu },
  parameters: {
    states: {
      named: { Dense: 'LongName' },
      never: { ...GIVEN, Empty: 'an application has pages' },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'El cajón de navegación: 190 px permanentes junto a la página; bajo 800 px se abre sobre ella, toma el foco y ' +
          'se cierra al elegir, con Escape o al pulsar afuera. Los grupos muestran siempre sus páginas. Un número rojo ' +
          'dice cuántas notificaciones esperan.',
      },
    },
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Menú principal' });
    await expect(menu.getBoundingClientRect().width).toBe(190);
    await expect(within(menu).getByRole('link', { name: /Notificaciones\s*99\+/ })).toBeVisible();
    await userEvent.click(within(menu).getByRole('link', { name: 'Plagas' }));
    await expect(navigate).toHaveBeenLastCalledWith('/informes/plagas', undefined);
    await expect(menu).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { startsOpen: false },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    navigate.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const drawer = await body.findByRole('dialog', { name: 'Menú principal' });
    await waitFor(() =>
      expect(drawer).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menú' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const again = await body.findByRole('dialog', { name: 'Menú principal' });
    await userEvent.click(within(again).getByRole('link', { name: 'Plagas' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(navigate).toHaveBeenCalledOnce();
  },
};

/**
 * On a touch screen, the drawer waits two frames for a keyboard before it appears: it can be closed during that
 * time.
 */
export const NarrowClosedAtOnce: Story = {
  args: { startsOpen: false, hasSearch: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const touch = spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    const draw = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((work) => waiting.push(work));
    try {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Buscar' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
      const drawer = await body.findByRole('dialog', { name: 'Menú principal' });
      await userEvent.keyboard('{Escape}');
      frames.mockRestore();
      for (const work of waiting) draw(work);
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Menú' })).toHaveFocus());
    } finally {
      touch.mockRestore();
      frames.mockRestore();
    }
  },
};

export const NarrowOpen: Story = { globals: { viewport: { value: 'narrow' } } };
export const LongName: Story = { args: { health: 'Salud de dispositivos '.repeat(14).slice(0, 300) } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
