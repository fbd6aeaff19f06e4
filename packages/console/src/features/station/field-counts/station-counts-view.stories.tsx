import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedCount } from '@vigia/api/client';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PESTS } from '../../../testing/sample-farm.ts';
import { LISTED_COUNTS } from '../../../testing/sample-field-counts.ts';
import { StationCountsView } from './station-counts-view.tsx';
import type { UnsentCorrection } from './use-station-counts.ts';

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
    photosOf: ({ imageIds = [] }) => (imageIds.length === 0 ? null : `${imageIds.length} fotos`),
    ownOf: (_: ListedCount): UnsentCorrection | null => null,
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

/** Corrections that wait on this device stand beside what the service has. */
export const Corrected: Story = {
  args: {
    rows: LISTED_COUNTS.toReversed().map((count, i) => (i === 0 ? { ...count, imageIds: [7, 8] } : count)),
    ownOf: ({ date, found, note }) => {
      const own = {
        kind: 'correction',
        stationId: 34,
        pestId: 1,
        note: null,
        before: { found, note },
      } as const;
      if (date === '2026-11-17') return { ...own, date, found: 14, unsent: 'waiting' };
      return date === '2026-11-10' ? { ...own, date, found: null, unsent: 'attention' } : null;
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pasa a 14 insectos')).toBeVisible();
    await expect(canvas.getByText('Por enviar')).toBeVisible();
    await expect(canvas.getByText('se quita')).toBeVisible();
    await expect(canvas.getByText('No se pudo enviar')).toBeVisible();
    await expect(canvas.getByText('2 fotos')).toBeVisible();
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
