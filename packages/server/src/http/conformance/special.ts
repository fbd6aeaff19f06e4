import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOO_COMPLEX } from '../../access/matrix/everybody.ts';
import { EMBED_FILE } from '../../seed/demo.ts';
import { EMBED_KEY, PEOPLE } from '../../testing/small-farm.ts';
import { specialFarm, specialImages } from './special-farm.ts';
import { specialSigning } from './special-signing.ts';
import { elsewhere, one, put, type Special, untilRefused } from './steps.ts';

const NEW_PERSON = { first_name: 'Ana', last_name: 'Pérez', email: 'ana@vigia.example' };

const people: readonly Special[] = [
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
const embedded = (chart: string) => ({
  route: `GET /embed/sectors/{sector_id}/${chart}`,
  answer: 'too-many-requests' as const,
  run: untilRefused(60, one('partner', `/embed/sectors/11/${chart}?season_id=999`, elsewhere('10.0.0.6'))),
});
const operations: readonly Special[] = [
  { route: 'GET /metrics', answer: 'not-allowed', run: one('anonymous', '/metrics', elsewhere('10.0.0.7')) },
  { route: 'POST /v2/reports/report-html-to-pdf', answer: 'too-complex', run: print(TOO_COMPLEX) },
  {
    route: 'POST /v2/reports/report-html-to-pdf',
    answer: 'too-many-requests',
    run: untilRefused(30, print('<p>Informe</p>')),
  },
  embedded('degree-days'),
  embedded('degree-days.svg'),
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
  ...specialSigning,
  ...people,
  ...specialFarm,
  ...specialImages,
  ...operations,
];
