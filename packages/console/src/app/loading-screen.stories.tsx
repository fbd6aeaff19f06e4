import type { Meta, StoryObj } from '@storybook/react-vite';
import { WORDS } from '../shared/words.ts';
import { LoadingScreen } from './loading-screen.tsx';

const nothing = () => undefined;
const meta = { title: 'Consola/Carga', component: LoadingScreen } satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: {} };
export const Waiting: Story = {
  args: {
    problem: WORDS.unreachable,
    hint: WORDS.unreachableHint,
    attempt: 3,
    onRetry: nothing,
    onCancel: nothing,
    onSignOut: nothing,
  },
};
export const Stopped: Story = {
  args: { problem: WORDS.stopped, stopped: true, onRetry: nothing, onSignOut: nothing },
};
