import type { Meta, StoryObj } from '@storybook/react-vite';
import { DRAFT_FIELD_WORDS } from '@vigia/domain/es';
import { lureExpirationError, lureNotificationError } from '@vigia/domain/events';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { LureFields, type LureFieldsProps } from './lure-fields.tsx';

function WithState({ value: start, ...props }: LureFieldsProps) {
  const [value, setValue] = useState(start);
  const errorOf: LureFieldsProps['errorOf'] = (field) =>
    (field === 'lureExpirationDays'
      ? lureExpirationError(value.lureExpirationDays)
      : lureNotificationError(value.lureNotificationDays, 'submit')) ?? undefined;
  return (
    <LureFields
      {...props}
      value={value}
      errorOf={errorOf}
      onChange={(changes) => setValue((now) => ({ ...now, ...changes }))}
    />
  );
}

const meta = {
  id: 'dominio-lurefields',
  title: 'Dominio/Campos del atrayente · LureFields',
  component: LureFields,
  args: {
    value: { lureInstalled: true, lureExpirationDays: 30, lureNotificationDays: 5 },
    onChange: () => {},
    labelOf: (field) => DRAFT_FIELD_WORDS[field],
    errorOf: () => undefined,
  },
  parameters: {
    states: { named: { Error: 'OutOfRange' }, never: FIELD } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La feromona de una trampa, en los reportes de instalación y de mantención: si se puso, cuántos días dura (20 a 100) y cuántos antes de vencer se avisa (1 a 15). Los días se piden solo si se puso; `EventFields` ya lo incluye.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof LureFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const installed = canvas.getByRole('checkbox', { name: 'Se instaló feromona' });
    await userEvent.click(installed);
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(installed);
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
  },
};

export const OutOfRange: Story = {
  args: { value: { lureInstalled: true, lureExpirationDays: 101, lureNotificationDays: 0 } },
  play: async ({ canvas }) => {
    const [expiration, notification] = canvas.getAllByRole('spinbutton');
    await expect(expiration!).toHaveAccessibleDescription('20 ≤ dia(s) ≤ 100');
    await expect(notification!).toHaveAccessibleDescription('1 ≤ dia(s) ≤ 15');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = { ...OutOfRange, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...OutOfRange, parameters: { theme: 'dark' } };
