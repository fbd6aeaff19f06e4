import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { countingTree, type InferenceBox, imagePoint, MANUAL } from '@vigia/domain/captures';
import type { Client } from '@vigia/domain/farm';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { sampleImage } from '../../testing/sample-images.ts';
import { samplePhotos } from '../../testing/sample-photos.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CountingView, type CountingViewProps } from './counting-view.tsx';
import { PhotoBench } from './photo-bench.tsx';
import { treeRows, waysTo } from './tree-rows.ts';

const client: Client = {
  id: 3,
  name: 'Viña Los Aromos',
  taxId: null,
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  ...USUAL_CLIENT,
};
const images = Array.from({ length: 40 }, (_, i) =>
  sampleImage(String(100 + i), i < 30 ? 31 : 41, i, i % 3 === 2 ? { counted: i, detected: i } : {}),
);
const tree = countingTree(
  [
    {
      client,
      sectors: SECTORS,
      seasons: [],
      stations: STATIONS,
      nodes: [],
      thresholds: [],
      products: [],
      harvests: [],
    },
  ],
  images,
);
const circle = (x: number, y: number, method = MANUAL) => ({ at: imagePoint(x, y), pestId: 1, method });
const circles = [circle(120, 90, 'lobesia'), circle(310, 210), circle(480, 130)];
const box = (x: number, y: number, score: number): InferenceBox => ({
  centroid: imagePoint(x, y),
  box: { left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 },
  score,
  className: 'insect',
});

function Bench({ isBroken = false }: { readonly isBroken?: boolean }) {
  const acts = {
    onPrevious: fn(),
    onNext: fn(),
    onPending: fn(),
    onSave: fn(),
    onSaveNext: fn(),
    onTree: fn(),
    onEnlarge: fn(),
  };
  return (
    <PhotoBench
      benchRef={useRef(null)}
      image={images[2]!}
      stationName="Apalta 01"
      where="Viña Los Aromos · 19 nov 2026, 12:00:12"
      label="Apalta 01, foto del 19 nov 2026, 12:00:12"
      picture={isBroken ? 'data:image/jpeg;base64,' : (samplePhotos(1)[0]?.url ?? null)}
      isBroken={isBroken}
      onRetryPicture={fn()}
      circles={circles}
      onChange={fn()}
      onClear={fn()}
      previous={[circle(310, 210), circle(220, 330)]}
      inference={[box(120, 90, 0.97), box(540, 360, 0.9), box(90, 260, 0.6)]}
      inferenceMethod="lobesia"
      model="ready"
      hasPrevious
      hasNext
      isSaving={false}
      isEnlarged={false}
      {...acts}
      pests={PESTS}
      pestId={1}
      onPest={fn()}
      who="Ana Rojas"
      isDraft
      onDiscard={fn()}
    />
  );
}

const meta = {
  title: 'Consola/Conteo Plagas',
  component: CountingView,
  args: {
    rows: treeRows(tree, new Set(waysTo(tree, 31))),
    chosenId: '102',
    total: 40,
    clients: 1,
    done: 13,
    days: 60,
    onDays: fn(),
    since: '',
    onSince: fn(),
    today: isoDate('2026-11-21'),
    dates: 'newest',
    onDates: fn(),
    isEnlarged: false,
    order: 'photos',
    onOrder: fn(),
    typed: '',
    onType: fn(),
    onChoose: fn(),
    onToggle: fn(),
    marksOf: ({ id, analytics }) => ({
      counted: analytics?.bug?.['1']?.overall ?? null,
      isSeen: id === '101',
      isUnsent: false,
      isDraft: id === '102',
    }),
    isLoading: false,
    problem: null,
    onRetry: fn(),
    onStart: fn(),
    children: <Bench />,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CountingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no puede guardar uno nuevo/)).toBeVisible();
  },
};

const none = {
  rows: [],
  total: 0,
  done: 0,
  chosenId: null,
  children: null,
} satisfies Partial<CountingViewProps>;

/** The tree can be used by arrow keys and letters, and announces the active line. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('tree');
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveTextContent(/^19 nov 2026/);
    list.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveTextContent(/^Viña Los Aromos/));
    await userEvent.keyboard('los n');
    await waitFor(() => expect(active()).toHaveTextContent(/^Los Niches/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('s4', true);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { ...none, isLoading: true } };
export const Empty: Story = {
  args: none,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver 12 meses' }));
    await expect(args.onDays).toHaveBeenCalledWith(365);
  },
};
/** The file of the photo is damaged, and the photos of one client failed to load. */
export const Failed: Story = {
  name: 'Error',
  args: { problem: 'No se pudieron cargar las fotos de 1 cliente.', children: <Bench isBroken /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };

/** Somebody else has counted the same photo meanwhile. */
export const Conflict: Story = {
  parameters: { coversPage: true },
  args: {
    children: (
      <>
        <Bench />
        <ConflictDialog
          who="Ana Rojas"
          when="21 nov 2026, 10:04:00"
          theirs={7}
          mine={5}
          united={9}
          isSaving={false}
          onMine={fn()}
          onUnite={fn()}
          onTheirs={fn()}
          onLater={fn()}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('El suyo tiene 7; el de usted, 5.');
  },
};
