/** A server component: it reads the data and renders client components. */
import { addDays, isoDate, wallMsOfDay } from '@vigia/domain';
import { VigiaProvider } from '@vigia/ui';
import { TimeChart } from '@vigia/ui/charts';
import '@vigia/ui/fonts.css';
import { StationMap } from '@vigia/ui/map';
import { cssVariables, themeOf } from '@vigia/ui/tokens';
import { VigiaRiskBadge } from '@vigia/widgets/react';
import { Climate, Traps } from './traps.tsx';

const TODAY = isoDate('2026-11-22');
const DAYS = Array.from({ length: 30 }, (_, day) => addDays(TODAY, day - 29));
const x = Float64Array.from(DAYS, wallMsOfDay);
const y = x.map((_, day) => 12 + Math.round(8 * Math.sin(day / 4)));

const RISK = {
  ...{ sector_name: 'Fundo El Boldo', today: TODAY, level: 'moderate', kind: 'captures', pest_id: 1 },
  ...{
    subject: 'Polilla del racimo de la vid',
    since: TODAY,
    as_of: TODAY,
    value: 12,
    text: 'Riesgo moderado.',
  },
};
const column = { start: DAYS[0]!, step: 'day', values: [...y] } as const;

export async function Page() {
  const { '--vigia-color-page': background } = cssVariables(themeOf('light'));
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <title>Server components</title>
      </head>
      <body style={{ background }}>
        <VigiaProvider mode="light">
          <h1>Fundo El Boldo</h1>
          <VigiaRiskBadge locale="es" data={RISK} />
          <TimeChart
            title="Capturas"
            series={[
              {
                id: 'captures',
                label: 'Capturas',
                unit: 'adultos',
                color: 'captures',
                kind: 'line',
                axis: 'left',
                decimals: 0,
                x,
                y,
              },
            ]}
            window={{ start: x[0]!, end: x.at(-1)! }}
            ticks={[...x].filter((_, day) => day % 7 === 0)}
            leftAxis={{ title: 'Capturas', unit: 'adultos' }}
          />
          <Traps rows={[{ id: 1, name: 'Cuartel 1', captures: 12 }]} />
          <StationMap
            stations={[
              { id: 1, name: 'Cuartel 1', latitude: -33.32, longitude: -71.41, status: 'ok' },
              { id: 2, name: 'Cuartel 2', latitude: -33.34, longitude: -71.38, status: 'warning' },
            ]}
            height="320px"
          />
          <Climate column={column} today={TODAY} />
        </VigiaProvider>
      </body>
    </html>
  );
}
