import type { Decorator } from '@storybook/react-vite';
import { SnackbarProvider } from '@vigia/ui';

/** Decorator of dialogs: adds the snackbar that reports success and failure. */
export const inSnackbar: Decorator = (Story) => (
  <SnackbarProvider>
    <Story />
  </SnackbarProvider>
);
