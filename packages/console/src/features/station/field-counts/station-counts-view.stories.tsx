import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PESTS } from '../../../testing/sample-farm.ts';
import { LISTED_COUNTS } from '../../../testing/sample-field-counts.ts';
import { StationCountsView } from './station-counts-view.tsx';

const meta = {
  title: 'Consola/Conteos de una estación',
  component: StationCountsView,
  parameters: { layout: 'padded' },
  args: {
    rows: LISTED_COUNTS.toReversed(),
    state: 'ready',
    onRetry: fn(),
    pests: PESTS,
    stationName: 'Apalta 04',
    edits: { onCorrect: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof StationCountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No suma')).toBeVisible();
    await expect(canvas.getByText(/«no suma» cuando una foto/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Acciones/ })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Corregir' }));
    await expect(args.edits!.onCorrect).toHaveBeenCalledWith(LISTED_COUNTS.at(-1));
  },
};

export const ReadOnly: Story = {
  args: { edits: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Acciones/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta trampa todavía no tiene conteos')).toBeVisible();
  },
};
