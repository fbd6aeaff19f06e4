import * as answers from '../../packages/widgets/src/panels/read/answers.fixture.ts';

const FIELD = 'Viña Santa Margarita de los Maitenes, cuartel norte';
const PEST = 'Polilla del racimo de la vid';

/** Answers with names longer than a line, and with more stations than fit. */
export const LONG_NAMES = {
  card: () => answers.cardAnswer({ station_name: `Estación ${FIELD}`, sector_name: FIELD, pest_name: PEST }),
  map: () => {
    const { stations } = answers.mapAnswer();
    const more = [...stations, ...stations, ...stations].map((station, i) => ({
      ...station,
      station_id: i + 1,
      station_name: i % 2 ? station.station_name : `${FIELD} ${i + 1}`,
    }));
    return answers.mapAnswer({ sector_name: FIELD, stations: more });
  },
  risk: () =>
    answers.riskAnswer({
      subject: PEST,
      text: `Riesgo alto por ${PEST} desde el 22 nov 2026: 11 capturas en los últimos 7 días.`,
    }),
} as const;
