import { screen, userEvent, within } from 'storybook/test';

/** What is in the dialog of a story, once it has come. */
export const inDialog = async () => within(await screen.findByRole('dialog'));

export const pressSave = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
