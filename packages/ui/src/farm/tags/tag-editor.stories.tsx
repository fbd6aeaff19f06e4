import type { Meta, StoryObj } from '@storybook/react-vite';
import { tagEditError } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { TagEditor, type TagEditorProps } from './tag-editor.tsx';

const TAGS = ['casa patronal', 'internal:firmware beta', 'riego por goteo'];

/** A station's tags with their save button, as the station's dialog has them. */
function StationTags({ tags: before, superAdmin = false, onChange, ...props }: TagEditorProps) {
  const [tags, setTags] = useState(before);
  const [pending, setPending] = useState(props.pending);
  const [tried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (tagEditError({ before, after: tags, pending, superAdmin }) === null) onChange(tags);
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <TagEditor
        {...props}
        superAdmin={superAdmin}
        tags={tags}
        onChange={setTags}
        pending={pending}
        onPendingChange={setPending}
        tried={tried}
      />
      <Button variant="primary" onPress={save}>
        Guardar
      </Button>
    </div>
  );
}

const meta = {
  id: 'dominio-tageditor',
  title: 'Dominio/Editor de etiquetas · TagEditor',
  component: TagEditor,
  args: { label: 'Tags', tags: TAGS, onChange: fn(), pending: '', onPendingChange: () => {} },
  parameters: {
    states: {
      named: { Error: 'InternalRefused', Narrow: 'DenseNarrow' },
      never: { Loading: 'the tags come with their station' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Los tags de una estación. Cada uno va una sola vez, según lo que muestra su chip; los internos se ven destacados y sin prefijo, y solo un superadministrador los marca o los quita. Si queda texto sin agregar, guardar se rechaza y se dice cuál. Las reglas son las del dominio (`addTag`, `tagEditError`).',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <StationTags {...args} />,
} satisfies Meta<typeof TagEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chips = canvas.getByRole('grid', { name: 'Tags' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), ' cuartel 7 {Enter}');
    await expect(within(chips).getByRole('row', { name: 'cuartel 7' })).toBeVisible();
    await userEvent.click(within(chips).getByRole('button', { name: /casa patronal/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'internal:firmware beta',
      'riego por goteo',
      'cuartel 7',
    ]);
  },
};

/** Text that was not added prevents saving and is named. */
export const Pending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'borde norte');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(field).toHaveAccessibleDescription('El tag "borde norte" no se ha agregado a la lista aún');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Repeated: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'firmware beta{Enter}');
    await expect(field).toHaveAccessibleDescription('El tag ya está en la lista');
    await expect(field).toHaveValue('firmware beta');
    await userEvent.type(field, ' 2');
    await expect(field).toBeValid();
  },
};

/** Other users can neither set nor remove an internal tag. */
export const InternalRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('row', { name: /firmware beta, interno/ });
    await expect(within(chip).queryByRole('button')).toBeNull();
    await userEvent.click(chip);
    await userEvent.keyboard('{Delete}');
    await expect(chip).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'internal:sin cobro{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'Solo un superadministrador puede marcar un tag como interno',
    );
  },
};

export const SuperAdmin: Story = {
  args: { superAdmin: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marcar como interno' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'prueba,');
    await expect(canvas.getByRole('row', { name: 'prueba, interno' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...TAGS, 'internal:prueba']);
  },
};

export const Empty: Story = { args: { tags: [], help: 'Escriba un tag y presione Enter' } };

export const DenseNarrow: Story = {
  args: {
    tags: [
      ...Array.from({ length: 24 }, (_, i) => `cuartel ${i + 1}`),
      'hilera de borde con cortaviento de álamo '.repeat(8).slice(0, 300),
      'internal:sin cobro',
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('grid').ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
export const Dark: Story = { args: { superAdmin: true }, parameters: { theme: 'dark' } };
