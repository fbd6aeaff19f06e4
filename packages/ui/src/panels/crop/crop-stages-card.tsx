import {
  CROP_EVENTS,
  type CropOutlook,
  formatQuantity,
  type IsoDate,
  isPreliminaryCrop,
  PHENOLOGY_STAGE_WORDS,
  PRELIMINARY_MODEL,
} from '@vigia/domain';
import type { ChartBand } from '../../charts/chart-series.ts';
import { bandColors } from '../../charts/time-chart/layers/band-color.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import { ExpectedLines } from '../expected-lines.tsx';
import { OutlookBox } from '../outlook-box.ts';
import { shortDate } from '../words.ts';
import type { CropData } from './crop-data.ts';
import { outlookOf } from './crop-series.ts';

const Seen = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 12px;
  margin: 12px 0 0;
  dt { display: flex; gap: 8px; align-items: baseline; color: ${({ theme }) => theme.color.text}; }
  dd { margin: 0; text-align: right; white-space: nowrap; }
`;

/** A stage's piece of the strip beside the axis; drawn, as paper leaves grounds out. */
const Strip = styled.svg`
  flex: none;
  width: 5px;
  height: 12px;
  transform: translateY(1px);
`;

export interface CropStagesCardProps {
  readonly data: CropData;
  /** As the chart draws them. */
  readonly bands: readonly ChartBand[];
  /** Null for a season that is over. */
  readonly today: IsoDate | null;
}

/** The next stage of the crop and when, and the days on which the others were seen. */
export function CropStagesCard({ data, bands, today }: CropStagesCardProps) {
  const palette = useTheme();
  const outlook = outlookOf(data, today);
  return (
    <OutlookBox aria-label="Fenología del hospedero">
      {outlook ? (
        <Standing outlook={outlook} isOver={today === null} isAwaited={data.ahead === null} />
      ) : (
        <Unknown data={data} />
      )}
      {outlook && isPreliminaryCrop(data.cropId) && <p>{PRELIMINARY_MODEL}: fechas orientativas.</p>}
      <Seen>
        {CROP_EVENTS.map(({ stage, logField, name }) => {
          const seen = data.log[logField];
          const band = bands.find(({ id }) => id === stage);
          const expected = outlook?.next?.stage === stage ? outlook.expected : null;
          return [
            <dt key={`${stage}-name`}>
              {band && (
                <Strip aria-hidden="true">
                  <rect width={5} height={12} rx={2} fill={bandColors(palette, band.color).strip} />
                </Strip>
              )}
              {name}
            </dt>,
            <dd key={`${stage}-day`}>
              {seen ? shortDate(seen) : expected ? `cerca del ${shortDate(expected.date)}` : 'sin registro'}
            </dd>,
          ];
        })}
      </Seen>
    </OutlookBox>
  );
}

function Unknown({ data }: Pick<CropStagesCardProps, 'data'>) {
  if (data.start.reason === 'stage') return <p>Sin temperaturas desde la fenología registrada.</p>;
  return (
    <p>
      Sin fenología registrada en la temporada: no se puede estimar el estado. Regístrela con REGISTRO,
      Fenología del hospedero.
    </p>
  );
}

interface StandingProps {
  readonly outlook: CropOutlook;
  readonly isOver: boolean;
  readonly isAwaited: boolean;
}

function Standing({ outlook, isOver, isAwaited }: StandingProps) {
  const { current, next, degreeHours } = outlook;
  if (isOver || !next) {
    return (
      <>
        <p>{isOver ? 'Al cierre de la temporada' : 'Último estado del modelo'}</p>
        {current && <h3>{PHENOLOGY_STAGE_WORDS[current.stage]}</h3>}
        <p>{formatQuantity(degreeHours, 0, '°C·h')}</p>
      </>
    );
  }
  return (
    <>
      <p>Próximo estado</p>
      <h3>{PHENOLOGY_STAGE_WORDS[next.stage]}</h3>
      <ExpectedLines of={outlook} isAwaited={isAwaited} />
      <p>
        {formatQuantity(degreeHours, 0, '°C·h')} de {formatQuantity(next.value, 0, '°C·h')}
      </p>
    </>
  );
}
