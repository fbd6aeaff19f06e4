import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_CALLS_A_MINUTE, EMBED_KEY_TTL_MS } from '../../src/embed/embed-keys.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import { EMBED_FILE } from '../../src/seed/demo.ts';
import { TOO_COMPLEX } from '../access-matrix/everybody.ts';
import { nameOf } from '../access-matrix/row.ts';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN, PEOPLE } from '../support/small-farm.ts';
import { strangers } from '../support/strangers.ts';
import { specialCatalogue } from './special-catalogue.ts';
import { specialExports } from './special-exports.ts';
import { specialFarm, specialImages } from './special-farm.ts';
import { specialPrograms } from './special-programs.ts';
import { specialSecondStep } from './special-second-step.ts';
import { specialSigning } from './special-signing.ts';
import { SPECIAL_OF_SOURCES } from './special-sources.ts';
import { SPECIAL_OF_UPLINKS } from './special-uplinks.ts';
import { SPECIAL_OF_WEBHOOKS } from './special-webhooks.ts';
import { elsewhere, one, put, type Special, steps, untilRefused } from './steps.ts';

const NEW_PERSON = { first_name: 'Ana', last_name: 'Pérez', email: 'ana@vigia.example' };

/** Requested by somebody who does not see the person whose address it is. */
const unseen = { ...NEW_PERSON, client_id: 1, email: PEOPLE.foreigner.email };
const untilUnseen = (method: string, path: string, body: object) =>
  untilRefused(20, one('admin', path, { method, body }));

const people: readonly Special[] = [
  {
    route: 'POST /v2/users',
    answer: 'too-many-requests',
    run: untilUnseen('POST', '/v2/users', unseen),
  },
  {
    route: 'POST /v2/users/table',
    answer: 'too-many-requests',
    run: async ({ everybody, superuser }) => {
      const emails = await strangers((text) => superuser.query(text), 21);
      const rows = emails.map((email, i) => ({ row: i + 2, cells: { ...NEW_PERSON, email } }));
      return await everybody.ask('admin', '/v2/users/table', { body: { client_id: 1, rows } });
    },
  },
  {
    route: 'PUT /v2/users/{user_id}',
    answer: 'too-many-requests',
    run: untilUnseen('PUT', '/v2/users/51', { ...NEW_PERSON, email: PEOPLE.foreigner.email }),
  },
  {
    route: 'PUT /users/{user_id}',
    answer: 'too-many-requests',
    run: untilUnseen('PUT', '/users/51', {
      ...{ client_id: 1, first_name: 'Ana', last_name: 'Pérez', permissions: '' },
      old_email: PEOPLE.grower.email,
      new_email: PEOPLE.foreigner.email,
    }),
  },
  {
    route: 'POST /v2/users',
    answer: 'conflict',
    run: one('superAdmin', '/v2/users', {
      body: { ...NEW_PERSON, client_id: 1, email: PEOPLE.grower.email },
    }),
  },
  {
    route: 'PUT /v2/users/{user_id}',
    answer: 'conflict',
    run: put('/v2/users/51', { ...NEW_PERSON, email: PEOPLE.manager.email }),
  },
  {
    route: 'PUT /users/{user_id}',
    answer: 'conflict',
    run: put('/users/51', {
      client_id: 1,
      first_name: 'Ana',
      last_name: 'Pérez',
      old_email: PEOPLE.manager.email,
      new_email: NEW_PERSON.email,
      permissions: '',
    }),
  },
];

const print = (html: string) =>
  one('manager', '/v2/reports/report-html-to-pdf', { body: { html, companyId: 1 } });
const FIGURES = ROUTES.filter(({ access }) => access.kind === 'embed-key');
const CALLS = EMBED_CALLS_A_MINUTE.ofAnAddress;
const SESSION = { body: { key: EMBED_KEY }, headers: { origin: PARTNER_ORIGIN } };

const pages: readonly Special[] = [
  {
    route: 'PUT /v2/embed-keys/{key_id}',
    answer: 'conflict',
    run: put(`/v2/embed-keys/${EMBED_KEY_ID}`, {
      ...{ name: 'Uno', sector_ids: [11], station_ids: [], metrics: ['risk'], origins: [PARTNER_ORIGIN] },
      seen: { name: 'Otro' },
    }),
  },
  {
    route: 'POST /v2/embed-keys/{key_id}/rotate',
    answer: 'conflict',
    run: steps(
      one('superAdmin', `/v2/embed-keys/${EMBED_KEY_ID}/revoke`, { method: 'POST' }),
      one('superAdmin', `/v2/embed-keys/${EMBED_KEY_ID}/rotate`, { body: {} }),
    ),
  },
  ...FIGURES.flatMap((route): Special[] => {
    const path = route.path.replace('{sector_id}', '11').replace('{station_id}', '1001');
    const far = route.path.includes('{station_id}') ? path : `${path}?season_id=999`;
    return [
      {
        route: nameOf(route),
        answer: 'too-many-requests',
        run: untilRefused(CALLS, one('partner', far, elsewhere('10.0.0.6'))),
      },
      {
        route: nameOf(route),
        answer: 'not-published',
        run: async (tools) => {
          const narrow = `update embed_key set metrics = '{}' where key_id = ${EMBED_KEY_ID}`;
          await tools.superuser.query(narrow);
          tools.everybody.service.clock.now += EMBED_KEY_TTL_MS;
          const answer = await one('partner', path)(tools);
          await tools.everybody.undo.restore();
          tools.everybody.service.clock.now += EMBED_KEY_TTL_MS;
          return answer;
        },
      },
    ];
  }),
  {
    route: 'POST /embed/session',
    answer: 'bad-embed-key',
    run: one('anonymous', '/embed/session', { ...SESSION, body: { key: 'pk_live_other' } }),
  },
  {
    route: 'POST /embed/session',
    answer: 'invalid-input',
    run: one('anonymous', '/embed/session', { ...SESSION, body: { key: 1 } }),
  },
  {
    route: 'POST /embed/session',
    answer: 'too-many-requests',
    run: untilRefused(CALLS, one('anonymous', '/embed/session', { ...SESSION, ...elsewhere('10.0.0.6') })),
  },
];

const operations: readonly Special[] = [
  { route: 'GET /metrics', answer: 'not-allowed', run: one('anonymous', '/metrics', elsewhere('10.0.0.7')) },
  { route: 'POST /v2/reports/report-html-to-pdf', answer: 'too-complex', run: print(TOO_COMPLEX) },
  {
    route: 'POST /v2/reports/report-html-to-pdf',
    answer: 'too-many-requests',
    run: untilRefused(30, print('<p>Informe</p>')),
  },
  {
    route: 'GET /widgets/demo.json',
    answer: 'good',
    run: async (tools) => {
      const file = join(tools.everybody.service.dataFolder, EMBED_FILE);
      writeFileSync(file, JSON.stringify({ key: EMBED_KEY, sector_ids: [11] }));
      const answer = await one('anonymous', '/widgets/demo.json')(tools);
      rmSync(file);
      return answer;
    },
  },
];

/** What the matrix and the shapes cannot make happen. */
export const SPECIAL: readonly Special[] = [
  ...SPECIAL_OF_SOURCES,
  ...SPECIAL_OF_UPLINKS,
  ...SPECIAL_OF_WEBHOOKS,
  ...specialSigning,
  ...specialSecondStep,
  ...specialPrograms,
  ...people,
  ...specialCatalogue,
  ...specialExports,
  ...specialFarm,
  ...specialImages,
  ...operations,
  ...pages,
];
