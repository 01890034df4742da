-- Reports by center and age group: days of filing and times to a decision keep both, so that ages of what is open and times
-- are told in the same groups as counts. Their keys begin with the time, which every question names.

truncate request_days, request_decisions;

alter table request_days
  add column center text not null,
  add column age_group text not null,
  drop constraint request_days_pkey,
  add primary key (filed_on, service_slug, status, status_kind, center, age_group);
comment on table request_days is 'Requests by day of filing, present status, center and age group.';
comment on column request_days.center is 'Which service center; empty: none.';
comment on column request_days.age_group is 'Of the owner.';
-- Ages of what is open ask for all days, but only for what is not finished: its cells alone, however many years there are.
create index request_days_unfinished on request_days (service_slug, filed_on)
  where status_kind not in ('done', 'rejected', 'cancelled');
create index request_days_empty on request_days (filed_on) where count = 0;

alter table request_decisions
  add column center text not null,
  add column age_group text not null,
  drop constraint request_decisions_pkey,
  add primary key (month, service_slug, status_kind, center, age_group, days);
comment on table request_decisions is 'Requests that were decided, by how long it took, center and age group.';
comment on column request_decisions.center is 'Which service center; empty: none.';
comment on column request_decisions.age_group is 'Of the owner.';

-- Folds what waits into the rollups, all of it or nothing; answers how many rows it took. One at a time. A day's cell that
-- holds nothing any more goes: requests that moved on would leave one behind for each status they were in.
create or replace function fold_request_changes(most int) returns int language plpgsql as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_request_changes')) then
    return 0;
  end if;
  with taken as materialized (
    delete from request_changes where ctid = any (array (select ctid from request_changes limit most)) returning *
  ), counted as (
    insert into request_counts as held
    select service_slug, status, status_kind, is_assigned, sum(change) from taken
    group by 1, 2, 3, 4 having sum(change) <> 0
    on conflict (service_slug, status, status_kind, is_assigned) do update set count = held.count + excluded.count
  ), by_day as (
    insert into request_days as held (service_slug, filed_on, status, status_kind, center, age_group, count)
    select service_slug, filed_on, status, status_kind, center, age_group, sum(change) from taken
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    on conflict (filed_on, service_slug, status, status_kind, center, age_group)
      do update set count = held.count + excluded.count
  ), by_month as (
    insert into request_months as held
    select service_slug, date_trunc('month', filed_on)::date, status, status_kind, center, age_group, sum(change) from taken
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    on conflict (service_slug, month, status, status_kind, center, age_group)
      do update set count = held.count + excluded.count
  ), decided as (
    insert into request_decisions as held (service_slug, month, status_kind, days, center, age_group, count)
    select service_slug, date_trunc('month', decided_on)::date, status_kind, decided_in, center, age_group, sum(change)
    from taken where decided_on is not null group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    on conflict (month, service_slug, status_kind, center, age_group, days)
      do update set count = held.count + excluded.count
  )
  select count(*) into folded from taken;
  delete from request_days where count = 0;
  return folded;
end $$;

-- Counts everything anew; writers wait meanwhile.
create or replace function recount_requests() returns void language plpgsql as $$
begin
  lock table requests in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_request_changes'));
  delete from request_changes;
  delete from request_counts;
  delete from request_days;
  delete from request_months;
  delete from request_decisions;
  insert into request_counts
  select service_slug, status, status_kind, assignee_id is not null, count(*) from requests group by 1, 2, 3, 4;
  insert into request_days (service_slug, filed_on, status, status_kind, center, age_group, count)
  select service_slug, (created_at at time zone 'Africa/Cairo')::date, status, status_kind, center, age_group, count(*)
  from requests group by 1, 2, 3, 4, 5, 6;
  insert into request_months
  select service_slug, date_trunc('month', created_at at time zone 'Africa/Cairo')::date, status, status_kind, center,
    age_group, count(*)
  from requests group by 1, 2, 3, 4, 5, 6;
  insert into request_decisions (service_slug, month, status_kind, days, center, age_group, count)
  select service_slug, date_trunc('month', action_date at time zone 'Africa/Cairo')::date, status_kind,
    floor(greatest(0, extract(epoch from action_date - created_at)) / 86400)::int, center, age_group, count(*)
  from requests where status_kind in ('done', 'rejected') group by 1, 2, 3, 4, 5, 6;
end $$;
select recount_requests();
