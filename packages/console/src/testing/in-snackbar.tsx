import type { Decorator } from '@storybook/react-vite';
import { SnackbarProvider } from '@vigia/ui';

/** Around a dialog: what was saved or failed is told in a snackbar. */
export const inSnackbar: Decorator = (Story) => (
  <SnackbarProvider>
    <Story />
  </SnackbarProvider>
);
