import type { Meta, StoryObj } from '@storybook/react-vite';
import { imagePoint, MANUAL } from '@vigia/domain/captures';
import { expect, fn } from 'storybook/test';
import { PESTS } from '../../testing/sample-farm.ts';
import { sampleImage } from '../../testing/sample-images.ts';
import { CountFacts } from './count-facts.tsx';

const uncounted = sampleImage('1', 31, 0);
const byHand = [{ at: imagePoint(10, 10), pestId: 1, method: MANUAL }];

const meta = {
  title: 'Consola/Contador/Datos del conteo',
  component: CountFacts,
  args: {
    image: uncounted,
    circles: [],
    pests: PESTS,
    pestId: 1,
    onPest: fn(),
    who: null,
    isDraft: false,
    onDiscard: fn(),
    isBroken: false,
    model: 'ready',
  },
} satisfies Meta<typeof CountFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOBODY = 'Nadie ha contado esta foto todavía.';

export const NotCounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NOBODY)).toBeVisible();
  },
};
/** A count from imported data has no author and no time. */
export const CountedBySomebody: Story = {
  args: { circles: byHand },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 marcado a mano')).toBeVisible();
    await expect(canvas.getByText('Contada, sin registro de quién ni cuándo.')).toBeVisible();
    await expect(canvas.queryByText(NOBODY)).toBeNull();
  },
};
/** Unsaved marks are not a count. */
export const Unsaved: Story = {
  args: { circles: byHand, isDraft: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NOBODY)).toBeVisible();
  },
};
/** Only this device has the count. */
export const Unsent: Story = {
  args: { circles: byHand, unsent: 'waiting', who: 'usted', image: { ...uncounted, countedAt: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Por enviar')).toBeVisible();
  },
};
