import { CROP_EVENTS, type CropOutlook, type IsoDate, isPreliminaryCrop } from '@vigia/domain';
import type { ChartBand } from '../../charts/chart-series.ts';
import { bandColors } from '../../charts/time-chart/layers/band-color.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import { ExpectedLines } from '../expected-lines.tsx';
import { OutlookBox } from '../outlook-box.ts';
import { shortDate } from '../words.ts';
import type { CropData } from './crop-data.ts';
import { outlookOf, sumText } from './crop-series.ts';
import { useCropSpeech } from './words.ts';

const Seen = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 12px;
  margin: 12px 0 0;
  dt { display: flex; gap: 8px; align-items: baseline; color: ${({ theme }) => theme.color.text}; }
  dd { margin: 0; text-align: right; white-space: nowrap; }
`;

/** A stage's part of the strip beside the axis. It is a picture, because printing leaves out backgrounds. */
const Strip = styled.svg`
  flex: none;
  width: 5px;
  height: 12px;
  transform: translateY(1px);
`;

export interface CropStagesCardProps {
  readonly data: CropData;
  /** The bands of the chart. */
  readonly bands: readonly ChartBand[];
  /** Null for a season that is over. */
  readonly today: IsoDate | null;
}

/** The next stage of the crop with its date, and the days on which the others were observed. */
export function CropStagesCard({ data, bands, today }: CropStagesCardProps) {
  const palette = useTheme();
  const { words, figures } = useCropSpeech();
  const { card, stages } = words;
  const outlook = outlookOf(data, today);
  return (
    <OutlookBox aria-label={card.name}>
      {outlook ? (
        <Standing outlook={outlook} isOver={today === null} isAwaited={data.ahead === null} />
      ) : (
        <Unknown data={data} />
      )}
      {outlook && isPreliminaryCrop(data.cropId) && <p>{card.preliminary}</p>}
      <Seen>
        {CROP_EVENTS.map(({ stage, logField }) => {
          const seen = data.log[logField];
          const band = bands.find(({ id }) => id === stage);
          const expected = outlook?.next?.stage === stage ? outlook.expected : null;
          const near = expected ? card.near(shortDate(expected.date, figures)) : card.notSeen;
          return [
            <dt key={`${stage}-name`}>
              {band && (
                <Strip aria-hidden="true">
                  <rect width={5} height={12} rx={2} fill={bandColors(palette, band.color).strip} />
                </Strip>
              )}
              {stages[stage]}
            </dt>,
            <dd key={`${stage}-day`}>{seen ? shortDate(seen, figures) : near}</dd>,
          ];
        })}
      </Seen>
    </OutlookBox>
  );
}

function Unknown({ data }: Pick<CropStagesCardProps, 'data'>) {
  const { noTemperatures, noPhenology } = useCropSpeech().words.card;
  return <p>{data.start.reason === 'stage' ? noTemperatures : noPhenology}</p>;
}

interface StandingProps {
  readonly outlook: CropOutlook;
  readonly isOver: boolean;
  readonly isAwaited: boolean;
}

function Standing({ outlook, isOver, isAwaited }: StandingProps) {
  const speech = useCropSpeech();
  const { card, stages } = speech.words;
  const { current, next, degreeHours } = outlook;
  const sum = sumText(degreeHours, speech);
  if (isOver || !next) {
    return (
      <>
        <p>{isOver ? card.atTheEnd : card.lastStage}</p>
        {current && <h3>{stages[current.stage]}</h3>}
        <p>{sum}</p>
      </>
    );
  }
  return (
    <>
      <p>{card.next}</p>
      <h3>{stages[next.stage]}</h3>
      <ExpectedLines of={outlook} isAwaited={isAwaited} />
      <p>{card.sumOf(sum, sumText(next.value, speech))}</p>
    </>
  );
}
