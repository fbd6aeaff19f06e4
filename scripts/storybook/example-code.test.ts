import { expect, it } from 'vitest';
import { completeExample } from '../../.storybook/manual/example-code.ts';

const STORY = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { FIELDS, type FieldRow } from './fields.fixture.ts';

const HEAD = 'Campo';
const COLUMNS: readonly DataColumn<FieldRow>[] = [{ id: 'name', header: HEAD, value: ({ name }) => name }];
const unused = 1;
const meta = { title: 'Tabla', args: { label: 'Campos', rows: FIELDS }, component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Ready: Story = {};
export const Empty: Story = { args: { rows: [] } };
`;

it('gives an example its imports by their entries, and what it needs of its file', () => {
  const code = completeExample('const Ready = () => <DataTable columns={COLUMNS} rows={FIELDS} />;', STORY);
  expect(code).toBe(`import { type DataColumn, DataTable } from '@vigia/ui/table';

// De ejemplo, en su lugar van sus datos: FIELDS, FieldRow

const HEAD = 'Campo';
const COLUMNS: readonly DataColumn<FieldRow>[] = [{ id: 'name', header: HEAD, value: ({ name }) => name }];

const Ready = () => <DataTable columns={COLUMNS} rows={FIELDS} />;`);
});

it('names other packages as they are, and has no spies of tests', () => {
  const code = completeExample(
    'const Ready = () => <Button icon={Plus} onPress={fn()}>Nuevo</Button>;',
    STORY,
  );
  expect(code.split('\n')).toEqual([
    "import { Button } from '@vigia/ui';",
    "import { Plus } from 'lucide-react';",
    '',
    'const Ready = () => <Button icon={Plus} onPress={() => undefined}>Nuevo</Button>;',
  ]);
});

it('declares the args that an example passes on', () => {
  const code = completeExample('const Empty = (args) => <Card><DataTable {...args} /></Card>;', STORY);
  expect(code).toBe(`import { DataTable } from '@vigia/ui/table';

const args = {
  label: 'Campos',
  rows: [],
};

const Empty = () => <Card><DataTable {...args} /></Card>;`);
});

it('leaves out names that are only attributes', () => {
  const code = completeExample('const Ready = () => <DataTable HEAD={1} rows={[{ unused: 2 }]} />;', STORY);
  expect(code).toBe(`import { DataTable } from '@vigia/ui/table';

const Ready = () => <DataTable HEAD={1} rows={[{ unused: 2 }]} />;`);
});
