import type { FarmServer } from '../../scripts/farm-server.ts';
import type { Play } from './play.ts';
import type { Reader } from './reader.ts';

const TABS = [
  ['PLAGAS', 'Grados Día acumulados', 'pests'],
  ['HONGOS', 'Índice de oídio', 'mildew'],
  ['CLIMA', 'Temperatura máxima', 'climate'],
  ['HORAS FRÍO', 'Horas Frío', 'chill'],
] as const;

/**
 * Plays of the console's main path.
 *
 * @param photo path of a photo for an event
 */
export function consolePlays({ base, account }: FarmServer, photo: string): readonly Play[] {
  const signIn = async (reader: Reader, path: string) => {
    await reader.tab.open(base + path);
    await reader.see('input', '^Correo electrónico');
    await reader.look('sign-in');
    await reader.fill('input', '^Correo electrónico', account.email);
    await reader.fill('input', '^Contraseña', account.password);
    await reader.click('button', '^Ingresar');
    await reader.see('button', '^Cuenta');
  };
  return [
    {
      name: 'Campos, and a Campo with its tabs',
      play: async (reader) => {
        await signIn(reader, '/sectors');
        await reader.see('a', '^Fundo Casablanca$');
        await reader.look('sectors');
        await reader.click('a', '^Lontué$');
        await reader.see('h1', '^Lontué$');
        for (const [tab, value, picture] of TABS) {
          await reader.click('[role=tab]', `^${tab}$`);
          await reader.see('button', `${value}.*\\d`);
          await reader.look(`sector-${picture}`);
          await reader.readChart();
          await reader.look(`sector-${picture}-cursor`);
        }
      },
    },
    {
      name: 'a report with a photo',
      play: async (reader) => {
        await signIn(reader, '/logs');
        await reader.click('button', '^REGISTRO$');
        await reader.see('[role=dialog]', 'Nuevo Reporte');
        await reader.look('report');
        await reader.choose('Tipo de Reporte', '^Reemplazo de dispositivo');
        await reader.fill('[role=combobox]', '^Estación', 'Santa Rita 02');
        await reader.click('[role=option]', 'Santa Rita 02');
        await reader.click('[role=combobox]', '^Nuevo dispositivo');
        await reader.click('[role=option]');
        await reader.fill('textarea', '^Comentarios', 'Se mojó el año pasado: ñandú');
        await reader.tab.upload('[role=dialog] input[type=file]', photo);
        await reader.look('report-written');
        await reader.click('[role=dialog] button', '^Guardar');
        await reader.see('[role=dialog] *', '^Reporte enviado');
        await reader.look('report-sent');
        await reader.click('[role=dialog] button', '^Ver en Reportes');
        await reader.see('h1', '^Reportes');
        await reader.see('*', 'Se mojó el año pasado: ñandú$');
        await reader.look('logs');
      },
    },
    {
      name: 'counting on a photo',
      play: async (reader) => {
        await signIn(reader, '/count-bugs');
        await reader.see('button', '^Empezar por la primera');
        await reader.look('counting');
        await reader.click('button', '^Empezar por la primera');
        await reader.see('[role=application][aria-busy=false]');
        const { text } = await reader.see('label', '^Conteo actual');
        const before = Number(/\d+/.exec(text)?.[0] ?? 0);
        await reader.click('[role=application]');
        await reader.see('label', `^Conteo actual\\s*${before + 1}$`);
        await reader.look('counting-marked');
        await reader.click('button', '^Guardar$');
        await reader.see('*', '^Uploaded Count Successfully');
        await reader.look('counting-saved');
      },
    },
  ];
}
