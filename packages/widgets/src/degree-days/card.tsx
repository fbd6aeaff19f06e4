import {
  chartWindow,
  dayOfInstant,
  formatDate,
  PERIODS,
  type Period,
  type PublishedDegreeDays,
  publishedDataRange,
} from '@vigia/domain';
import { Skeleton, textSize, visuallyHidden } from '@vigia/ui';
import { type PanelView, PestPanel, publishedChartData, publishedView } from '@vigia/ui/panels';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ProblemNotice } from '../problem-notice.tsx';
import type { Emit, WidgetProps } from '../widget-types.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { Attribute } from './question.ts';
import { type DegreeDaysState, useDegreeDays } from './use-degree-days.ts';
import { PROBLEMS, WORDS } from './words.ts';

const Heading = styled.header`
  flex: 1 1 100%;
  min-width: 0;
  h2 { margin: 0; font-size: ${textSize('title')}; font-weight: 700; line-height: 1.25; overflow-wrap: anywhere; }
  p { margin: 2px 0 0; overflow-wrap: anywhere; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

const Unseen = styled.span`${visuallyHidden}`;

/** px; a chart lower than this has no room for its axes. */
const HEIGHT = { least: 200, most: 1200 } as const;

/** Degree-days of one sector and pest on a partner's page: what the console shows, and where it comes from. */
export function DegreeDaysCard({ attributes, properties, emit }: WidgetProps<Attribute, 'data'>) {
  const [answer, retry] = useDegreeDays(attributes, properties.data);
  const [period, setPeriod] = usePeriod(attributes.period);
  useAnnouncement(answer, emit);
  const published = answer.state === 'ready' ? answer.published : null;
  const data = useMemo(() => published && publishedChartData(published), [published]);
  const view = useMemo(
    () => (published ? publishedView(published, period) : waitingView(period)),
    [published, period],
  );
  if (answer.state === 'error') {
    const { title, hint, retries } = PROBLEMS[answer.error.code];
    return <ProblemNotice title={title} hint={hint} {...(retries ? { onRetry: retry } : {})} />;
  }
  return (
    <PestPanel
      data={data}
      view={view}
      onPeriodChange={setPeriod}
      state={answer.state}
      selector={
        <>
          <Title published={published} />
          <PeriodChoice period={period} onChange={setPeriod} />
        </>
      }
      embedded
      {...heightOf(attributes.height)}
    />
  );
}

function Title({ published }: { readonly published: PublishedDegreeDays | null }) {
  return (
    <Heading>
      <h2>{published ? published.pestName : <Waiting />}</h2>
      <p>
        {published ? (
          `${published.sectorName} · ${WORDS.season(published.seasonName)}`
        ) : (
          <Skeleton $width="220px" />
        )}
      </p>
      <small>{published ? sourceText(published) : WORDS.sourceWithoutData}</small>
    </Heading>
  );
}

function Waiting() {
  return (
    <>
      <Unseen>{WORDS.loading}</Unseen>
      <Skeleton $width="160px" />
    </>
  );
}

/** The page's period until the reader chooses one, and again when the page changes it. */
function usePeriod(attribute: string | undefined) {
  const wanted = PERIODS.find((period) => period === attribute) ?? '90days';
  const [chosen, setChosen] = useState<{ readonly from: Period; readonly period: Period } | null>(null);
  const period = chosen?.from === wanted ? chosen.period : wanted;
  return [period, (next: Period) => setChosen({ from: wanted, period: next })] as const;
}

function useAnnouncement(answer: DegreeDaysState, emit: Emit): void {
  useEffect(() => {
    if (answer.state === 'error') {
      emit('vigia-error', { code: answer.error.code, message: answer.error.message });
    }
    if (answer.state === 'ready') {
      const { sectorName, pestId, pestName, seasonName } = answer.published;
      emit('vigia-ready', { sectorName, pestId, pestName, seasonName });
    }
  }, [answer, emit]);
}

function waitingView(period: Period): PanelView {
  const today = dayOfInstant(Date.now());
  return {
    period,
    window: chartWindow({ period, season: null, today, dataStart: null, dataEnd: null }),
    today,
  };
}

function sourceText(published: PublishedDegreeDays): string {
  const range = publishedDataRange(published);
  return range ? WORDS.source(formatDate(range.end)) : WORDS.sourceWithoutData;
}

function heightOf(attribute: string | undefined): { height?: number } {
  const px = Number.parseFloat(attribute ?? '');
  return Number.isFinite(px) ? { height: Math.min(HEIGHT.most, Math.max(HEIGHT.least, px)) } : {};
}
