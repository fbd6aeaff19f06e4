import { allSteps, type Steps, statements } from './in-steps.ts';

/**
 * Events of a deleted season are left without one: a trigger does that, as Citus has no `on delete set null` beside the
 * column by which rows are distributed. It runs when the season is locked already, as the action of the reference did.
 */
export const steps: Steps = async () => [
  statements(LEAVE_EVENTS, `to_regprocedure('leave_events()') is not null`),
  statements(
    PLAIN_REFERENCE,
    `not exists (select from pg_constraint where conrelid = to_regclass('public.event')
      and conname = 'event_client_id_season_id_fkey' and confdeltype = 'n')`,
  ),
];

export const up = allSteps(steps);

const LEAVE_EVENTS = `
create function leave_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update event set season_id = null where client_id = old.client_id and season_id = old.season_id;
  return old;
end $$;
revoke execute on function leave_events() from public;
create trigger leave_events before delete on season for each row execute function leave_events();
`;

/** Both tables are locked in the order in which requests come to them. */
const PLAIN_REFERENCE = `
lock table season, event in access exclusive mode;
alter table event
  drop constraint event_client_id_season_id_fkey,
  add constraint event_client_id_season_id_fkey foreign key (client_id, season_id) references season;
`;
