import type { GrantRefusal } from '../access/grants.ts';
import { type PersonRole, personRole } from '../access/roles.ts';
import { EVERY_CLIENT } from '../access/scope.ts';
import type { User } from '../entities/user.ts';
import { counted } from './counted.ts';
import { ROLE_WORDS } from './words.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;

export const PERSON_ROLE_WORDS: Words<PersonRole | 'custom'> = {
  grower: 'Agricultor',
  adviser: 'Asesor',
  analyst: 'Analista',
  administrator: 'Administrador',
  superadministrator: 'Superadministrador',
  custom: 'Personalizado',
};

/** What a person with the role sees and may change, shown below the choice of the role. */
export const PERSON_ROLE_HINTS: Words<PersonRole> = {
  grower: 'Ve estaciones, campos, reportes e informes, y registra lo que se hace en el campo.',
  adviser:
    'Ve lo del agricultor y además Campo, Notificaciones, Horas Frío y Salud. Registra reportes y consulta Administración sin cambiarla.',
  analyst:
    'Cuenta insectos en el Contador. Guardar conteos exige administrar: puede cambiar también los demás datos de sus clientes.',
  administrator: 'Ve y cambia todo lo de sus clientes: personas, campos, temporadas, estaciones y conteos.',
  superadministrator:
    'Ve y cambia todo lo de todos los clientes, crea clientes y ve el diagnóstico de los dispositivos.',
};

export const GRANT_REFUSAL_WORDS: Words<GrantRefusal> = {
  'every-client': 'Solo un superadministrador puede dar acceso a todos los clientes',
  client: 'No puede dar acceso a un cliente que usted no administra',
  root: 'No puede dar un rol que abre más pantallas que el suyo',
};

/** What an account without a role of a known name holds, part by part. */
export function rightsText({ permissions, access }: Pick<User, 'permissions' | 'access'>): string {
  const { [EVERY_CLIENT]: every, ...clients } = access.entitiesUnderClient;
  const [all, sectors] = [Object.values(clients), Object.values(access.entitiesUnderSector)];
  const adminOf = (roles: readonly string[]) => roles.filter((role) => role === 'admin').length;
  return [
    `${ROLE_WORDS[access.role]} en su cliente`,
    permissions === 'root' ? 'abre las pantallas de administración' : null,
    permissions !== 'root' && permissions !== '' ? `permiso «${permissions}»` : null,
    every === 'user' ? 'lee todos los clientes' : null,
    all.length > 0
      ? `${counted(all.length, 'otro cliente', 'otros clientes')}, administra ${adminOf(all)}`
      : null,
    sectors.length > 0
      ? `${counted(sectors.length, 'campo', 'campos')}, administra ${adminOf(sectors)}`
      : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The name of a person's role, as the tables show it. */
export const personRoleText = (user: Pick<User, 'clientId' | 'permissions' | 'access'>): string =>
  PERSON_ROLE_WORDS[personRole(user)];
