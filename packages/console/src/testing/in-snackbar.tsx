import type { Decorator } from '@storybook/react-vite';
import { SnackbarProvider } from '@vigia/ui';

/** Around a dialog: a snackbar says what was saved or failed. */
export const inSnackbar: Decorator = (Story) => (
  <SnackbarProvider>
    <Story />
  </SnackbarProvider>
);
