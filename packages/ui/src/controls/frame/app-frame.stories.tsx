import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Bug,
  Calculator,
  ChartLine,
  CircleQuestionMark,
  CloudFog,
  FileText,
  HeartPulse,
  LayoutGrid,
  LogOut,
  MapPin,
  Plus,
  Settings,
  Snowflake,
  Sprout,
  Thermometer,
} from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { ChipRow } from '../chip/chip-row.tsx';
import { HealthChip } from '../chip/health-chip.tsx';
import { PestChip } from '../chip/pest-chip.tsx';
import { Menu } from '../menu/menu.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { MultiSelect } from '../select/multi-select.tsx';
import { Select } from '../select/select.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import type { SideMenuItem } from '../side-menu/side-menu-list.tsx';
import { SearchField } from '../text-field/search-field.tsx';
import { AccountButton } from '../top-bar/account-button.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AppFrame } from './app-frame.tsx';

const MENU: readonly SideMenuItem[] = [
  { id: 'home', label: 'Estaciones', icon: MapPin, href: '#home' },
  { id: 'sectors', label: 'Campos', icon: LayoutGrid, href: '#sectors', isCurrent: true },
  { id: 'notifications', label: 'Notificaciones', icon: Bell, href: '#notifications', badge: 3 },
  { id: 'logs', label: 'Reportes', icon: FileText, href: '#logs' },
  {
    id: 'reports',
    label: 'Informes',
    icon: ChartLine,
    children: [
      { id: 'pests', label: 'Plagas', icon: Bug, href: '#pests' },
      { id: 'hosts', label: 'Hospederos', icon: Sprout, href: '#hosts' },
      { id: 'fungi', label: 'Hongos', icon: CloudFog, href: '#fungi' },
      { id: 'climate', label: 'Clima', icon: Thermometer, href: '#climate' },
      { id: 'chill', label: 'Horas Frío', icon: Snowflake, href: '#chill' },
    ],
  },
  { id: 'health', label: 'Salud', icon: HeartPulse, href: '#health' },
  { id: 'admin', label: 'Administración', icon: Settings, href: '#admin' },
  { id: 'count', label: 'Contador', icon: Calculator, href: '#count' },
];

function ListHeader() {
  return (
    <PageHeader
      title="Campos"
      subtitle="Gestión de campos · 8 campos, 31 estaciones"
      filters={
        <>
          <SearchField label="Campo o plaga" />
          <MultiSelect
            label="Cultivos"
            options={[{ value: 1, label: 'Vid' }]}
            value={[]}
            onChange={() => {}}
          />
          <Select
            label="Temporada"
            options={[{ value: 3, label: '2026–27' }]}
            value={3}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

function SectorHeader() {
  return (
    <PageHeader
      crumbs={[{ label: 'Campos', href: '#sectors' }, { label: 'Los Aromos Norte' }]}
      title="Los Aromos Norte"
      subtitle="Casablanca, Región de Valparaíso · 6 estaciones · 42 ha"
      filters={
        <>
          <Select
            label="Cultivo"
            options={[{ value: 1, label: 'Vid (Pinot Noir)' }]}
            value={1}
            onChange={() => {}}
          />
          <Select
            label="Temporada"
            options={[{ value: 3, label: '2026–27' }]}
            value={3}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

function Shell({ page = 'list' }: { page?: 'list' | 'sector' }) {
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(!narrow);
  return (
    <AppFrame
      topBar={
        <TopBar
          product="vigía"
          homeHref="#home"
          clientName="Viña Los Aromos"
          isMenuOpen={isOpen}
          onMenuToggle={() => setOpen(!isOpen)}
          actions={
            <>
              <Button variant="primary" icon={Plus}>
                REGISTRO
              </Button>
              <IconButton icon={CircleQuestionMark} label="Ayuda" />
              <Menu
                label="Cuenta"
                trigger={<AccountButton name="Carla Muñoz" label="Cuenta de Carla Muñoz" />}
                entries={[{ id: 'out', label: 'Cerrar sesión', icon: LogOut }]}
              />
            </>
          }
        />
      }
      menu={<SideMenu items={MENU} isOpen={isOpen} onClose={() => setOpen(false)} product="vigía" />}
    >
      {page === 'list' ? <ListHeader /> : <SectorHeader />}
      <div style={{ display: 'grid', gridTemplateColumns: narrow ? '1fr' : '1fr 1fr', gap: 16 }}>
        <Card title="Estado de plaga">
          <ChipRow>
            <PestChip name="Lobesia" count={14} level="error" />
            <PestChip name="Drosófila a. m." count={0} level="ok" />
            <PestChip name="Eulia" count={6} level="warning" />
          </ChipRow>
        </Card>
        <Card title="Estado de estaciones">
          <ChipRow>
            <HealthChip name="N-01" state="ok" />
            <HealthChip name="N-03" state="warning" />
            <HealthChip name="N-05" state="error" />
          </ChipRow>
        </Card>
      </div>
    </AppFrame>
  );
}

const meta = {
  id: 'controles-appframe',
  title: 'Controles/Marco de la aplicación · AppFrame',
  component: Shell,
  subcomponents: { AppFrame },
  parameters: {
    states: { never: FRAME } satisfies StatesOf,
    docs: {
      description: {
        component:
          'El marco de toda pantalla: barra superior fija, cajón de navegación y la página, con un enlace que salta al ' +
          'contenido para quien usa teclado. Uno por aplicación. Los widgets que viven en páginas ajenas no lo llevan.',
      },
    },
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Menú principal' });
    await expect(within(menu).getByRole('link', { name: 'Campos' })).toHaveAttribute('aria-current', 'page');
    const group = within(menu).getByRole('list', { name: 'Informes' });
    await expect(within(group).getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar menú' }));
    await expect(canvas.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
  },
};

export const Detail: Story = { args: { page: 'sector' } };

export const Narrow: Story = { args: { page: 'sector' }, globals: { viewport: { value: 'narrow' } } };

export const NarrowMenu: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    const body = within(canvasElement.ownerDocument.body);
    const drawer = await body.findByRole('dialog', { name: 'Menú principal' });
    const link = within(drawer).getByRole('link', { name: /Notificaciones/ });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
