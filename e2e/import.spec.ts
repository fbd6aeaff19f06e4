import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './pages/accounts.ts';
import { expect, test } from './pages/console.ts';
import { treeOf, vigia } from './pages/service.ts';

const HEADER = '"Tiempo UTC-4","Temperatura del Aire ºC","Humedad Relativa %"';

/** Two days like INIA's measurements of 2019, in the format of the Red Agrometeorológica. */
function september2019(peak: string): string {
  const rows = ['01', '02'].flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => {
      const temperature = day === '02' && hour === 15 ? peak : (8 + (hour % 12)).toString();
      return `"${day}-09-2019 ${String(hour).padStart(2, '0')}:00",${temperature},60`;
    }),
  );
  return `${[HEADER, ...rows, 'NA,NA,NA', '"El uso de los datos debe señalar la fuente.",NA,NA'].join('\n')}\n`;
}

test('an imported file is in the charts at once; importing it twice or importing a wrong one changes nothing', async ({
  vigia: screen,
  page,
  request,
}) => {
  const tree = await treeOf(request, 'root', 1);
  const station = tree.stations.find(({ station_name }) => station_name === 'Estación INIA 2019');
  const season = tree.seasons.find(({ season_name }) => season_name === '2019–20');
  expect(station && season).toBeTruthy();
  const file = join(dataFolder(), 'septiembre-2019.csv');
  const load = (...more: string[]) =>
    vigia('import', file, '--station', String(station?.station_id), ...more);

  writeFileSync(file, september2019('999'));
  const refused = await load();
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain('línea 41');
  expect(refused.output).toContain('999');

  writeFileSync(file, september2019('33.3'));
  expect((await load('--dry-run')).code).toBe(0);
  const loaded = await load();
  expect(loaded.output).toContain('48');
  expect(loaded.code).toBe(0);

  await screen.signIn('root', `/sector/${station?.sector_id}?season=${season?.season_id}&crop=all`);
  await page.getByRole('tab', { name: 'CLIMA' }).click();
  const card = page.getByRole('button', { name: /Temperatura máxima/ });
  await expect(card).toContainText('33,3 °C');
  await expect(card).toContainText('2 sep 2019');

  const again = await load();
  expect(again.code).toBe(0);
  expect(again.output).toMatch(/48 (ya estaban|sin cambios|iguales)/);

  const unknown = await vigia('import', file, '--station', '99999');
  expect(unknown.code).not.toBe(0);
  expect(unknown.output).toContain('99999');
});
