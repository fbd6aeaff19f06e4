import type { Meta, StoryObj } from '@storybook/react-vite';
import { changedMeanwhile } from '@vigia/domain/es';
import { installCatalogue, NOTHING_OWN } from '@vigia/domain/farm';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedProblem } from '../../../testing/changed-problem.ts';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ADMIN_CLIENT } from '../../../testing/sample-admin.ts';
import { BiofixDialog, biofixDraft } from './biofix-dialog.tsx';

const clientId = ADMIN_CLIENT.client.id;
const [biofix] = ADMIN_CLIENT.seasons.flatMap(({ biofixes }) => biofixes);
const edited = biofixDraft(clientId, biofix!);
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Biofix',
  component: BiofixDialog,
  args: { isOpen: true, onClose: fn(), owners: [ADMIN_CLIENT], clientId, edited, onSave },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Un biofix, nuevo o editado: completo, o no se envía nada. Lo que otra persona cambió mientras tanto se dice en su campo.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof BiofixDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async () => {
    const comment = (await inDialog()).getByRole('textbox', { name: 'Comentario' });
    await userEvent.clear(comment);
    await pressSave();
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(comment, 'Segundo macho');
    await pressSave();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        { ...edited, comment: 'Segundo macho' },
        expect.anything(),
        expect.anything(),
        edited,
      ),
    );
  },
};

/** A retired pest is offered where a station in use still follows it, and no other one is. */
export const RetiredButFollowed: Story = {
  args: {
    ...{ edited: undefined, clientId },
    owners: [{ ...ADMIN_CLIENT, stations: ADMIN_CLIENT.stations.filter(({ pestId }) => pestId === 1) }],
  },
  beforeEach: () => {
    installCatalogue({ ...NOTHING_OWN, retiredPests: [1, 20] });
    return () => installCatalogue(NOTHING_OWN);
  },
  play: async () => {
    await userEvent.click((await inDialog()).getByRole('button', { name: /Plaga/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const offered = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(offered.some((name) => name.startsWith('Polilla del racimo'))).toBe(true);
    await expect(offered.some((name) => name.startsWith('Oídio'))).toBe(false);
    await userEvent.keyboard('{Escape}');
  },
};

/** Somebody else has changed pest and date too: both new values are shown in words. */
export const Changed: Story = {
  play: async () => {
    onSave.mockRejectedValueOnce(changedProblem({ pestId: 'Oídio', date: '23-09-2026' }));
    const dialog = await inDialog();
    const pest = dialog.getByRole('button', { name: /Plaga/ });
    await userEvent.click(pest);
    await userEvent.click(await screen.findByRole('option', { name: 'Carpocapsa Cydia pomonella' }));
    const date = dialog.getByRole('textbox', { name: 'Fecha' });
    await userEvent.clear(date);
    await userEvent.type(date, '25092026');
    await pressSave();
    await waitFor(() => expect(date).toHaveAccessibleDescription(changedMeanwhile('23-09-2026')));
    await expect(date).toHaveValue('25-09-2026');
    await expect(pest).toHaveAccessibleDescription(changedMeanwhile('Oídio'));
    await expect(pest).toHaveFocus();
  },
};

export const ChangedNarrow: Story = { ...Changed, globals: { viewport: { value: 'narrow' } } };
