import type { Decorator } from '@storybook/react-vite';

/** Decorator of what is the whole content of a page: the distances of the console's frame. */
export const inPage: Decorator = (Story) => (
  <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
    <Story />
  </main>
);
