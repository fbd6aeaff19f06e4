/** Who may see and do what. */
export {
  adminClient,
  EVENTS_PAGE_SIZE,
  PAGE_SIZES,
} from '../access/administration.ts';
export { can, type Resource } from '../access/can.ts';
export { type Action, CAPABILITIES, type Capability } from '../access/capabilities.ts';
export { countedClients, sortClients, USUAL_CLIENT } from '../access/clients.ts';
export { DEMO_NAMES, isDemoAccount } from '../access/demo-names.ts';
export { isSelfTesting, LOG_LEVELS, type LogLevel, showsFeature } from '../access/features.ts';
export { type GrantRefusal, grantRefusal, mayChangeAccount } from '../access/grants.ts';
export { type MenuEntry, type RouteAccess, routeAccess, visibleMenu } from '../access/menu.ts';
export { asColleague, asMember, reachesOneOf, seesPerson } from '../access/people.ts';
export { PROGRAM_SCOPES, type ProgramScope } from '../access/program-scopes.ts';
export { isProgram, type ProgramRights, SCOPE_OF_ACTION, scopeOfProgram } from '../access/programs.ts';
export {
  mayBeNarrowed,
  PERSON_ROLES,
  type PersonRole,
  personRole,
  type Rights,
  type RoleChoice,
  rightsOf,
  roleChoiceOf,
  servesByName,
} from '../access/roles.ts';
export { type AppRoute, HOME, type MenuRoute, ROUTES, SETUP, TODAY } from '../access/routes.ts';
export {
  EVERY_CLIENT,
  isLimited,
  isRoot,
  isSuperAdmin,
  resolveClient,
  roleOnClient,
  type Scope,
  scopeOf,
  sectorsVisible,
} from '../access/scope.ts';
export {
  type NewServiceToken,
  type ServiceToken,
  type ServiceTokenState,
  serviceTokenState,
  TOKEN_LIFE_DAYS,
  TOKEN_OVERLAP_HOURS,
} from '../access/service-tokens.ts';
export { type UserType, userType } from '../access/user-type.ts';
