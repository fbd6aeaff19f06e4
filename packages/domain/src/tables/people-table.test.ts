import { describe, expect, it } from 'vitest';
import type { Account } from '../entities/user.ts';
import { type PersonTableClient, personRules } from './people-table.ts';
import { planTable } from './plan-table.ts';

const SECTORS = [
  { id: 11, name: 'Fundo Norte' },
  { id: 12, name: 'Fundo Sur' },
];
const ANA: Account = {
  ...{ id: 5, clientId: 1, email: 'ana@ejemplo.cl', firstName: 'Ana', lastName: 'Rojas', enabled: true },
  permissions: '',
  access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: { 12: 'user' } },
  ...{ status: 'CONFIRMED', lastAccess: null, secondStepSince: null, createdAt: 0 },
};
const plan = (cells: object, more: Partial<PersonTableClient> = {}) =>
  planTable(
    [{ row: 2, cells }],
    personRules({
      ...{ clientId: 1, people: [ANA], sectors: SECTORS, taken: new Map(), refusal: () => null },
      ...more,
    }),
  )[0]!;
const NEW = { firstName: ' Luis ', lastName: 'Soto', email: 'Luis.Soto@Ejemplo.cl ' };

describe('a table of people', () => {
  it('makes a grower who sees every field where it says no more', () => {
    expect(plan(NEW)).toMatchObject({
      outcome: 'new',
      draft: {
        ...{ firstName: 'Luis', lastName: 'Soto', email: 'luis.soto@ejemplo.cl' },
        rights: {
          permissions: '',
          access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {} },
        },
      },
    });
  });

  it.each([
    ['Asesora', { permissions: 'root', access: { role: 'user' } }],
    ['administrador', { permissions: 'root', access: { role: 'admin' } }],
    ['ANALISTA', { permissions: 'root', access: { entitiesUnderClient: { 1: 'admin' } } }],
  ])('knows the role %s', (role, rights) => {
    expect(plan({ ...NEW, role })).toMatchObject({ outcome: 'new', draft: { rights } });
  });

  it('narrows a person to fields by their names', () => {
    const { draft, outcome } = plan({ ...NEW, sectors: 'fundo sur; Fundo Norte' });
    expect([outcome, draft.rights.access.entitiesUnderSector]).toEqual(['new', { 11: 'user', 12: 'user' }]);
  });

  it.each([
    [{ ...NEW, email: 'luis' }, 'email', 'Ingrese un correo válido'],
    [{ email: 'luis@ejemplo.cl' }, 'firstName', 'Ingrese'],
    [{ ...NEW, role: 'Capataz' }, 'role', '«Capataz» no existe'],
    [{ ...NEW, sectors: 'Fundo Norta' }, 'sectors', '¿Quiso decir «Fundo Norte»?'],
    [{ ...NEW, role: 'Administrador', sectors: 'Fundo Sur' }, 'sectors', 'alcanza todos los campos'],
    [{ email: 'ana@ejemplo.cl', lastName: 'Soto' }, 'lastName', 'cámbielo en su ficha'],
    [{ id: 'ana@ejemplo.cl', archive: 'sí' }, 'email', 'no se archivan'],
  ])('refuses %o at %s', (cells, column, message) => {
    const { outcome, errors } = plan(cells);
    expect(outcome).toBe('wrong');
    expect(errors[column as keyof typeof errors]).toContain(message);
  });

  it('leaves a person as they are who is there already, whatever the table lacks', () => {
    expect(plan({ email: 'ANA@ejemplo.cl' }).outcome).toBe('same');
    expect(plan({ email: 'ana@ejemplo.cl', role: 'agricultora', sectors: 'Fundo Sur' }).outcome).toBe('same');
    expect(plan({ email: 'ana@ejemplo.cl', sectors: '' }).errors).toHaveProperty('sectors');
  });

  it('refuses a right that its sender does not hold, and an address of another account', () => {
    const taken = new Map([['luis.soto@ejemplo.cl', 'Ya existe']]);
    expect(plan(NEW, { refusal: () => 'root', taken }).errors).toEqual({
      role: 'No puede dar un rol que abre más pantallas que el suyo',
      email: 'Ya existe',
    });
  });

  it('refuses an address that two rows have', () => {
    const rules = personRules({
      clientId: 1,
      people: [],
      sectors: [],
      taken: new Map(),
      refusal: () => null,
    });
    const rows = [
      { row: 2, cells: NEW },
      { row: 5, cells: { ...NEW, email: 'LUIS.SOTO@ejemplo.cl' } },
    ];
    expect(planTable(rows, rules).map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['new', {}],
      ['wrong', { email: 'Repite la fila 2' }],
    ]);
  });
});
