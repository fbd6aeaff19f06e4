import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from './open-screen.ts';

const traps = page.getByRole('region', { name: 'Capturas por estación', exact: true });
const model = traps.getByRole('button', { name: /^A\.I\. lobesia/ });

describe('What the models see, beside the captures of a station', () => {
  it('is there for super administrators where the pest is Lobesia, and for nobody else', async () => {
    await openScreen('superAdmin', '/station/1001?company=1');
    await expect.element(model).toMatchTextContent(/1 adulto/);
    await traps.getByRole('button', { name: /Serie/ }).click();
    await page.getByRole('option', { name: 'En fotografía por día' }).click();
    await expect.element(model).toMatchTextContent(/1 adulto/);
    const other = await openScreen('grower', '/station/1001');
    const own = other.tab.getByRole('region', { name: 'Capturas por estación', exact: true });
    await expect.element(own.getByRole('button', { name: /^N-1/ })).toMatchTextContent(/\d+ adultos?/);
    expect(own.getByRole('button', { name: /^A\.I\./ }).elements()).toEqual([]);
  });
});
