import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN_WORDS } from '@vigia/domain/es';
import { Archive, BookOpen, Cable, History, KeyRound, Pencil, Server } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import { ADMIN_CLIENT } from '../../testing/sample-admin.ts';
import { AddButton } from './add-button.tsx';
import { AdministrationView, type AdministrationViewProps, TableHead } from './administration-view.tsx';
import { needsClient } from './new-target.ts';
import { FarmTableView, type FarmTableViewProps } from './tables/farm-table-view.tsx';
import type { FarmTableName } from './tables/farm-tables.ts';
import { TABLES } from './tables/words.ts';
import type { AdminLinkGroup } from './use-admin-links.ts';

const onAdd = fn();
const onEdit = fn();
const onArchivedClients = fn();
const some = () => [
  { id: 'edit', label: 'Editar', icon: Pencil, isInline: true, onAction: onEdit },
  { id: 'archive', label: 'Archivar', icon: Archive, onAction: fn() },
];

const GROUPS: readonly AdminLinkGroup[] = [
  {
    label: 'Historial de cambios',
    icon: History,
    links: [
      {
        id: 'history',
        section: 'history',
        label: 'Historial de cambios',
        icon: History,
        href: '#/admin/history',
      },
    ],
  },
  {
    label: 'Conexiones',
    icon: Cable,
    links: [{ id: 'embed-keys', label: 'Llaves de widgets', icon: KeyRound, href: '#/admin/embed-keys' }],
  },
  {
    label: 'Instalación',
    icon: Server,
    links: [
      { id: 'catalogue', section: 'catalogue', label: 'Catálogo', icon: BookOpen, href: '#/admin/catalogue' },
      { id: 'archived-clients', label: 'Clientes archivados', icon: Archive, onAction: onArchivedClients },
    ],
  },
];

type PageProps = Omit<AdministrationViewProps, 'children' | 'section'> &
  Pick<FarmTableViewProps<FarmTableName>, 'state' | 'owners'> & {
    readonly table: FarmTableName;
    readonly mayAdd: boolean;
  };

/** The page as the screen composes it. */
function Page({ state, owners, mayAdd, ...view }: PageProps) {
  return (
    <AdministrationView {...view} section={view.table}>
      <TableHead title={TABLES.spanish[view.table].title}>
        {view.table !== 'nodes' && (
          <AddButton
            label={TABLES.spanish[view.table].add}
            whyOff={needsClient(view.table, view.clientId) ? ADMIN_WORDS.chooseClient : null}
            onPress={onAdd}
          />
        )}
      </TableHead>
      <FarmTableView
        table={view.table}
        owners={owners}
        showsClient={view.clientId === null}
        state={state}
        onRetry={view.onRetry}
        mayAdd={mayAdd}
        isLimited={false}
        isArchive={false}
        rowActions={some}
      />
    </AdministrationView>
  );
}

const meta = {
  title: 'Consola/Administración',
  component: Page,
  args: {
    table: 'users',
    onTable: fn(),
    clients: [ADMIN_CLIENT.client, { id: 7, name: 'Frutícola del Maule' }],
    clientId: null,
    onClient: fn(),
    isLoadingClient: false,
    groups: GROUPS,
    progress: null,
    failed: 0,
    onRetry: fn(),
    owners: [ADMIN_CLIENT],
    state: 'ready',
    mayAdd: true,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: /Cliente/ })).toBeVisible();
    await expect(canvas.getByText('Nunca')).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Agregar Usuario' });
    await expect(add).toHaveAccessibleDescription(/Seleccione un cliente en el filtro/);
    await userEvent.click(add);
    await expect(onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Campos' }));
    await expect(args.onTable).toHaveBeenCalledWith('sectors');
  },
};

export const OfOneClient: Story = {
  args: { table: 'stations', clientId: 1, failed: 1, progress: { done: 1, total: 3 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: /Cliente/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Estación' }));
    await expect(onAdd).toHaveBeenCalled();
  },
};
/** One link stands by itself, several are behind their group's button. */
export const BesideTheTables: Story = {
  play: async ({ canvas, userEvent }) => {
    onArchivedClients.mockClear();
    await expect(canvas.getByRole('link', { name: 'Llaves de widgets' })).toHaveAttribute(
      'href',
      '#/admin/embed-keys',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Instalación' }));
    const entry = (name: string) => screen.findByRole('menuitem', { name });
    await expect(await entry('Catálogo')).toHaveAttribute('href', '#/admin/catalogue');
    await userEvent.click(await entry('Clientes archivados'));
    await expect(onArchivedClients).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: 'loading', owners: [] } };
export const Empty: Story = {
  args: { table: 'seasons', clientId: 1, owners: [{ ...ADMIN_CLIENT, seasons: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay registros')).toBeVisible();
  },
};
const WITHOUT_DEVICES = { table: 'nodes', clientId: 1, owners: [{ ...ADMIN_CLIENT, nodes: [] }] } as const;
/** A user who may register devices is not shown the advice to ask somebody else. */
export const WithoutDevices: Story = {
  args: WITHOUT_DEVICES,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agregue el primero con el botón de arriba.')).toBeVisible();
  },
};
export const WithoutDevicesForAdmins: Story = {
  args: { ...WITHOUT_DEVICES, mayAdd: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Los dispositivos los registra un superadministrador.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'error', owners: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** On a phone the tables are in one line that scrolls, and rare actions are behind one button. */
export const Narrow: Story = {
  args: { table: 'biofix', clientId: 1 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onArchivedClients.mockClear();
    const strip = canvas.getByRole('group', { name: 'Tablas de administración' });
    const tables = within(strip).getAllByRole('button');
    await expect(new Set(tables.map((table) => table.offsetTop)).size).toBe(1);
    const chosen = within(strip).getByRole('button', { pressed: true }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(strip.getBoundingClientRect().right);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    const entry = (name: string) => screen.findByRole('menuitem', { name });
    await expect(await entry('Historial de cambios')).toHaveAttribute('href', '#/admin/history');
    await expect(await entry('Llaves de widgets')).toHaveAttribute('href', '#/admin/embed-keys');
    await userEvent.click(await entry('Clientes archivados'));
    await expect(onArchivedClients).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { args: { table: 'sectors', clientId: 1 }, parameters: { theme: 'dark' } };
