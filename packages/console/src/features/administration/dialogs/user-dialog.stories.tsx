import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERSON_ROLE_HINTS } from '@vigia/domain/es';
import type { Access, User } from '@vigia/domain/farm';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ADMIN_CLIENT, adminUser } from '../../../testing/sample-admin.ts';
import { SectorField } from './sector-choice.tsx';
import { UserDialog } from './user-dialog.tsx';

const { client } = ADMIN_CLIENT;
const OTHER = { id: 7, name: 'Frutícola del Maule' };
const access = (more: Partial<Access> = {}): Access => ({
  role: 'user',
  entitiesUnderClient: {},
  entitiesUnderSector: {},
  ...more,
});
const editor: User = adminUser({
  id: 99,
  permissions: 'root',
  access: access({ role: 'admin', entitiesUnderClient: { 7: 'admin' } }),
});
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Usuario',
  component: UserDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    editor,
    client,
    offered: [OTHER],
    onSave,
    sectorChoice: (choice) => <SectorField {...choice} owners={[ADMIN_CLIENT]} isLoading={false} />,
  },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Una persona con su rol, los clientes que atiende y, si su rol lo permite, los campos. Nadie da más de lo que tiene.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof UserDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByText(PERSON_ROLE_HINTS.grower)).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Apellido' }), 'Rojas');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ana@aromos.cl');
    await userEvent.click(dialog.getByRole('button', { name: /Rol/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Analista' }));
    await waitFor(() => expect(dialog.getByText(PERSON_ROLE_HINTS.analyst)).toBeVisible());
    await expect(dialog.queryByText('Campos que atiende')).toBeNull();
    await pressSave();
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'analyst', clientIds: [], sectorIds: [] }),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    );
  },
};

export const Adviser: Story = {
  args: {
    user: adminUser({
      permissions: 'root',
      access: access({ entitiesUnderClient: { 7: 'user' }, entitiesUnderSector: { 3: 'user' } }),
    }),
  },
};

/** An account whose rights match no role: the dialog describes them. */
export const Custom: Story = {
  args: { user: adminUser({ access: access({ role: 'admin', entitiesUnderClient: { 8: 'user' } }) }) },
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('button', { name: /Rol/ })).toHaveTextContent('Personalizado');
    await waitFor(() => expect(dialog.getByText(/^Administrador en su cliente/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/Atiende además 1 cliente/)).toBeVisible());
  },
};

export const Oneself: Story = {
  args: { user: adminUser({ ...editor }), offered: [] },
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('button', { name: /Rol/ })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Habilitado' })).toBeDisabled();
  },
};

export const Narrow: Story = { ...Adviser, globals: { viewport: { value: 'narrow' } } };
