import { screen, userEvent, within } from 'storybook/test';

/** Queries inside the dialog of a story, after it has opened. */
export const inDialog = async () => within(await screen.findByRole('dialog'));

export const pressSave = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
