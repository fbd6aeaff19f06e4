import { MILDEW_RISKS, type MildewRisk } from '@vigia/domain';
import { MILDEW_RISK_WORDS } from '@vigia/domain/es';
import { type ReportData, type ReportSection, reportComment } from '@vigia/domain/reports';
import { useTheme } from 'styled-components';
import { HumidityChart, MildewCharts, PestChart, TemperatureChart, WeeklyChart } from './charts.tsx';
import { ChillCharts, ChillModels } from './chill-page.tsx';
import { FollowUpPage } from './follow-up-page.tsx';
import { frontPagePlan } from './front-page-plan.ts';
import { Page } from './page.tsx';
import { Summary, summaryDensity, summaryHeight } from './summary.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
}

/** Number of letters of comments above which they are written smaller. */
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
    case 'chill':
      return <ChillPage data={data} />;
    case 'follow-up':
      return (
        <>
          <FollowUpPage data={data} />
          <ClimatePage data={data} number={3} more={frontPagePlan(data).rest} />
        </>
      );
  }
}

interface ClimatePageProps extends Props {
  readonly number: number;
  /** Sections of the summary that did not fit on the first page. */
  readonly more?: readonly ReportSection[];
}

/**
 * Height of each of both charts, px: below a summary they are lower, so that they keep the width of the page.
 */
const CLIMATE_HEIGHT = 300;
const LOWEST_CLIMATE_HEIGHT = 190;
/** Height for both charts and a summary, mm; px per mm; height around a chart, px. */
const BESIDE = { room: 195, pxPerMm: 3.78, frame: 150 };

function heightBeside(summary: number): number {
  const each = ((BESIDE.room - summary) / 2) * BESIDE.pxPerMm - BESIDE.frame;
  return Math.round(Math.max(LOWEST_CLIMATE_HEIGHT, Math.min(CLIMATE_HEIGHT, each)));
}

function ClimatePage({ data, number, more = [] }: ClimatePageProps) {
  const density = summaryDensity(more) || densityOf(data);
  const height = more.length > 0 ? heightBeside(summaryHeight(more, density)) : CLIMATE_HEIGHT;
  return (
    <Page data={data} number={number} density={density}>
      {more.length > 0 && <Summary title={WORDS.summaryMore} sections={more} />}
      <div className="charts">
        <TemperatureChart data={data} height={height} />
        <HumidityChart data={data} height={height} />
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

function ChillPage({ data }: Props) {
  return (
    <Page data={data} number={2} density={densityOf(data)}>
      <div className="charts">
        <ChillCharts data={data} />
      </div>
      <ChillModels data={data} />
      <Comments data={data} />
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
