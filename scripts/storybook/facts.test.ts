import { expect, it } from 'vitest';
import { factsOfPages } from '../../.storybook/manual/facts.ts';
import { namedPages, standingOf } from '../../.storybook/manual/status.ts';

const facts = factsOfPages();

it('says of a component how it is imported, and how many of its stories are played with keys', () => {
  expect(facts['controles-button']).toMatchObject({
    importLine: "import { Button, IconButton, LinkButton } from '@vigia/ui';",
    keyboardCount: expect.any(Number),
  });
  expect(facts['tabla-datatable']?.importLine).toBe("import { DataTable } from '@vigia/ui/table';");
  expect(facts['tabla-datatable']?.keyboardCount).toBeGreaterThan(0);
});

it('leaves no page without its import', () => {
  expect(Object.entries(facts).filter(([, { importLine }]) => importLine === undefined)).toEqual([]);
});

it('names only pages that are there; a page that is not named is stable', () => {
  expect(namedPages().filter((id) => !(id in facts))).toEqual([]);
  expect(standingOf('controles-button')).toEqual({ maturity: 'stable', since: '0.1.0' });
});
