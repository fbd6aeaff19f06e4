import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, waitFor } from 'storybook/test';
import { capturesAnswer, comparedCapturesAnswer } from '../panels/read/answers.fixture.ts';
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

/** Other seasons below the axis: `compare` asks the service for them, `align="degree-days"` where the sum was the same. */
export const Compared: Story = {
  args: { data: capturesAnswer({ compared: comparedCapturesAnswer() }) },
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    const chart = await widget.findByRole('application', { name: /abajo, otras a la misma suma/ });
    await shownInside(chart);
    await expect(
      widget.getByText('Los Maitenes, temporada 2026–27; abajo, otras a la misma suma'),
    ).toBeVisible();
    await waitFor(() => expect(chart.querySelector('[data-series="season-7"]')).not.toBeNull());
    await expect(chart.querySelector('[data-series="season-5"]')).toBeNull();
    for (const said of [
      /esta temporada lleva 91 individuos/,
      /2025–26 llevaba 70 individuos; después sumó 13/,
      /No se compara 2023–24: su suma no empieza en un biofix/,
    ])
      await expect(widget.getByText(said)).toBeInTheDocument();
  },
};

/** Day by day the others are too. */
export const ComparedByDay: Story = {
  args: {
    ...{ locale: 'en', interval: 'daily', column: 358, theme: 'dark' },
    data: capturesAnswer({ compared: { ...comparedCapturesAnswer(), align: 'biofix', sentences: [] } }),
  },
  play: async ({ canvasElement }) => {
    const chart = await insideOf(canvasElement).findByRole('application', {
      name: /below, others from their biofix/,
    });
    await shownInside(chart);
    await waitFor(() => expect(chart.querySelector('[data-series="season-6"]')).not.toBeNull());
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
