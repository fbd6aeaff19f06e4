import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMMON } from '../shared/words.ts';

import { LoadingScreen } from './loading-screen.tsx';

const nothing = () => undefined;
const meta = { title: 'Consola/Carga', component: LoadingScreen } satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: {} };
export const Waiting: Story = {
  args: {
    problem: COMMON.spanish.unreachable,
    hint: COMMON.spanish.unreachableHint,
    attempt: 3,
    onRetry: nothing,
    onCancel: nothing,
    onSignOut: nothing,
  },
};
export const Stopped: Story = {
  args: { problem: COMMON.spanish.stopped, stopped: true, onRetry: nothing, onSignOut: nothing },
};
