import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, waitFor } from 'storybook/test';
import { capturesAnswer } from '../panels/read/answers.fixture.ts';
import { elementOf, expectAboveBar, insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-captures',
  ...manualOf('vigia-captures', 'Capturas de todas las trampas de una plaga en un campo, semana a semana.'),
  args: { data: capturesAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('application', { name: /Capturas incrementales/ }),
    );
  },
};

/** Readers of other languages get the species instead of the Spanish name of a pest. */
export const OtherLanguage: Story = {
  args: { locale: 'en', data: capturesAnswer({ pest_name: 'Polilla del racimo de la vid' }) },
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('heading', { name: /^Weekly catches of Lobesia botrana/ }),
    );
  },
};

/** Weeks with insects that people counted carry the mark of the console, explained in the reader's language. */
export const CountedInField: Story = {
  args: {
    locale: 'pt',
    data: capturesAnswer({
      field_counts: [
        { date: isoDate('2026-10-04'), found: 24, summed: 24 },
        { date: isoDate('2026-10-10'), found: 4, summed: 4 },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = insideOf(canvasElement);
    const chart = await inside.findByRole('application', { name: /Capturas/ });
    await shownInside(chart);
    const marks = () => chart.querySelectorAll('[data-provenance]');
    await waitFor(() => expect(marks()).toHaveLength(2));
    await expect([...marks()].map((one) => one.getAttribute('data-provenance')).sort()).toEqual([
      'field',
      'partly-field',
    ]);
    await userEvent.click(inside.getByRole('button', { name: 'Ver tudo' }));
    const key = await inside.findByRole('list', { name: 'Origem dos dados' });
    await expect(key).toHaveTextContent('contagem em campo');
    await expect(key).toHaveTextContent('em parte contagem em campo');
  },
};

/** The days below the chart are above the strip at the end of the element. */
export const NarrowColumn: Story = {
  args: { column: 358, data: capturesAnswer({ pest_name: 'Polilla del racimo de la vid' }) },
  play: async ({ canvasElement }) => {
    const chart = await insideOf(canvasElement).findByRole('application', { name: /Capturas incrementales/ });
    await shownInside(chart);
    await expectAboveBar(canvasElement, [chart]);
    await expect(elementOf(canvasElement).clientHeight).toBe(540);
  },
};
