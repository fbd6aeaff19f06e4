import { allSteps, hasColumn, type Steps, statements } from './in-steps.ts';

/**
 * The installation's own documents of pests, and which pests and crops nothing new may be given. Everybody computes
 * with them; the service's owner writes them.
 */
export const steps: Steps = async () => [
  statements(
    'alter table crop add column crop_is_retired boolean not null default false',
    hasColumn('crop', 'crop_is_retired'),
  ),
  statements(
    'alter table pest add column pest_is_retired boolean not null default false',
    hasColumn('pest', 'pest_is_retired'),
  ),
  statements(TABLE, hasColumn('pest_document', 'pest_id')),
];

export const up = allSteps(steps);

/** As `json`, which keeps a document as it was written; the highest version is in use. */
const TABLE = `
create table pest_document (
  pest_id int not null,
  version int not null check (version > 0),
  document json not null,
  sha256 text not null,
  date_taken timestamptz not null,
  taken_by text not null,
  primary key (pest_id, version)
);
grant select on pest_document to vigia_app, vigia_super_read;
`;
