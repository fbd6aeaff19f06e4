import {
  MILDEW_RISK_WORDS,
  MILDEW_RISKS,
  type MildewRisk,
  type ReportData,
  reportComment,
} from '@vigia/domain';
import { useTheme } from 'styled-components';
import { HumidityChart, MildewCharts, PestChart, TemperatureChart, WeeklyChart } from './charts.tsx';
import { Page } from './page.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
}

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
          <ClimatePage data={data} number={3} />
        </>
      );
  }
}

function ClimatePage({ data, number }: Props & { readonly number: number }) {
  return (
    <Page data={data} number={number} density={densityOf(data)}>
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
  const height = data.pests.length > 2 ? 195 : 300;
  return (
    <Page data={data} number={2}>
      <div className="charts">
        {data.pests.length === 0 && <p className="blank">{WORDS.noChart(WORDS.charts.pest)}</p>}
        {data.pests.map((pest) => (
          <PestChart key={pest.pestId} data={data} pest={pest} height={height} />
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
