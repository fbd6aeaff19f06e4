import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotYetView } from './not-yet-view.tsx';

const meta = { title: 'Consola/En construcción', component: NotYetView } satisfies Meta<typeof NotYetView>;
export default meta;

export const Ready: StoryObj<typeof meta> = { args: { title: 'Notificaciones', wayOut: '#' } };
