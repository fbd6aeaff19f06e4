import {
  MILDEW_RISK_WORDS,
  MILDEW_RISKS,
  type MildewRisk,
  type ReportData,
  type ReportSection,
  reportComment,
} from '@vigia/domain';
import { useTheme } from 'styled-components';
import { CHART_WIDTH } from './chart-block.tsx';
import {
  CropChart,
  HumidityChart,
  MildewCharts,
  PestChart,
  TemperatureChart,
  WeeklyChart,
} from './charts.tsx';
import { Page } from './page.tsx';
import { Summary, summaryParts } from './summary.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
}

/** Charts that one column has room for; more stand in pairs. */
const MOST_IN_A_COLUMN = 3;
/** px between two of a pair. */
const GUTTER = 24;

/** Letters of comments above which they are written smaller. */
const MUCH = 500;

function Comments({ data }: Props) {
  return (
    <div className="note">
      <h2>{WORDS.comments}</h2>
      {reportComment(data.options.comments)}
    </div>
  );
}

const densityOf = ({ options }: ReportData) => (options.comments.length > MUCH ? 'dense' : '');

/** The pages after the first. */
export function ChartPages({ data }: Props) {
  switch (data.document) {
    case 'mildew':
      return <MildewPage data={data} />;
    case 'pest':
      return <PestPage data={data} />;
    case 'climate':
      return <ClimatePage data={data} number={2} />;
    case 'follow-up':
      return (
        <>
          <PestsPage data={data} />
          <ClimatePage data={data} number={3} more={summaryParts(data).rest} />
        </>
      );
  }
}

interface ClimatePageProps extends Props {
  readonly number: number;
  /** What of the summary found no room on the first page. */
  readonly more?: readonly ReportSection[];
}

function ClimatePage({ data, number, more = [] }: ClimatePageProps) {
  const density = more.length > 0 ? 'dense densest' : densityOf(data);
  return (
    <Page data={data} number={number} density={density}>
      {more.length > 0 && <Summary title={WORDS.summaryMore} sections={more} />}
      <div className="charts">
        <TemperatureChart data={data} height={300} />
        <HumidityChart data={data} height={300} />
      </div>
      <Comments data={data} />
    </Page>
  );
}

function PestPage({ data }: Props) {
  const [pest] = data.pests;
  return (
    <Page data={data} number={2} density={densityOf(data)}>
      <div className="charts">
        {pest ? (
          <>
            <PestChart data={data} pest={pest} height={285} />
            <WeeklyChart data={data} pest={pest} height={250} />
          </>
        ) : (
          <p className="blank">{WORDS.noChart(WORDS.charts.pest)}</p>
        )}
      </div>
      <Comments data={data} />
    </Page>
  );
}

function PestsPage({ data }: Props) {
  const crops = data.crops.filter(({ isFollowed }) => isFollowed);
  const count = data.pests.length + crops.length;
  const isMany = count > MOST_IN_A_COLUMN;
  const size = isMany
    ? { width: (CHART_WIDTH - 2 * GUTTER) / 2, height: count > 4 ? 150 : 280 }
    : { width: CHART_WIDTH, height: count > 2 ? 195 : 300 };
  return (
    <Page data={data} number={2}>
      <div className={isMany ? 'charts pairs' : 'charts'}>
        {data.pests.length === 0 && <p className="blank">{WORDS.noChart(WORDS.charts.pest)}</p>}
        {data.pests.map((pest) => (
          <PestChart key={pest.pestId} data={data} pest={pest} {...size} />
        ))}
        {crops.map((crop) => (
          <CropChart key={crop.cropId} data={data} crop={crop} {...size} />
        ))}
      </div>
    </Page>
  );
}

const RISK_STATUS: Readonly<Record<MildewRisk, 'ok' | 'warning' | 'error'>> = {
  none: 'ok',
  moderate: 'warning',
  high: 'error',
};

function MildewPage({ data }: Props) {
  const { status } = useTheme();
  return (
    <Page data={data} number={2} density={densityOf(data)}>
      <div className="charts">
        <MildewCharts data={data} height={245} />
      </div>
      <h2>{WORDS.interpretation}</h2>
      <table className="classes">
        <tbody>
          {MILDEW_RISKS.map((risk) => (
            <tr key={risk}>
              <th scope="row">
                <i style={{ background: status[RISK_STATUS[risk]].main }} />
                {`${MILDEW_RISK_WORDS[risk].range} · ${MILDEW_RISK_WORDS[risk].name}`}
              </th>
              <td>{MILDEW_RISK_WORDS[risk].meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Comments data={data} />
    </Page>
  );
}
