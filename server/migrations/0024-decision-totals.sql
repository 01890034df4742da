-- What staff of one service center are told counts their center alone.
truncate request_counts;
alter table request_counts
  add column center text not null,
  drop constraint request_counts_pkey,
  add primary key (service_slug, status, status_kind, is_assigned, center);
comment on column request_counts.center is 'Which service center; empty: none.';
drop index requests_waiting;
create index requests_waiting on requests (service_slug, status_kind, due_at, id) include (center);

-- The center follows the answer: whoever corrects it leads the request to those who may see it.
create function set_request_center() returns trigger language plpgsql as $$
begin
  select left(coalesce(new.data ->> s.center_field, ''), 100) into new.center from services s where s.slug = new.service_slug;
  return new;
end $$;
create trigger requests_center before update of data on requests
  for each row when (old.data is distinct from new.data) execute function set_request_center();

-- How long decisions took, over years of a million requests: an exact median needs every length of every group, and center
-- times age group times month leaves nearly one cell for each request. Most reports name one of these or none, and whole
-- years: for those lengths are kept in totals, by month and by year. What names two reads request_decisions, as before.

create table request_decision_totals (
  span text not null,
  start date not null,
  part text not null,
  key text not null,
  service_slug text not null,
  days int not null,
  count bigint not null,
  primary key (span, part, start, service_slug, key, days)
);
comment on table request_decision_totals is 'Requests that were decided, by how long it took and one further part at most.';
comment on column request_decision_totals.span is 'month or year.';
comment on column request_decision_totals.start is 'First day of the month or year of the decision in Cairo.';
comment on column request_decision_totals.part is 'What key names: status_kind, center, age_group; all: nothing.';
comment on column request_decision_totals.key is 'Done or rejected, which service center, which age group; empty: none.';
comment on column request_decision_totals.service_slug is 'Which service.';
comment on column request_decision_totals.days is 'Whole days from filing to decision.';
comment on column request_decision_totals.count is 'How many, without request_changes.';

-- Where a decision is counted in request_decision_totals: asked by folding, by counting anew and by who compares both.
create function decision_totals_of(month date, status_kind text, center text, age_group text)
  returns table (span text, start date, part text, key text) language sql immutable as $$
  select span, start, part, key
  from (values ('month', month), ('year', date_trunc('year', month)::date)) spans (span, start)
    cross join (values ('all', ''), ('status_kind', status_kind), ('center', center), ('age_group', age_group)) parts (part, key)
$$;

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
    insert into request_counts as held (service_slug, status, status_kind, is_assigned, center, count)
    select service_slug, status, status_kind, is_assigned, center, sum(change) from taken
    group by 1, 2, 3, 4, 5 having sum(change) <> 0
    on conflict (service_slug, status, status_kind, is_assigned, center) do update set count = held.count + excluded.count
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
  ), decided as materialized (
    select service_slug, date_trunc('month', decided_on)::date as month, status_kind, decided_in as days, center, age_group,
      sum(change) as change
    from taken where decided_on is not null group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
  ), by_length as (
    insert into request_decisions as held (service_slug, month, status_kind, days, center, age_group, count)
    select service_slug, month, status_kind, days, center, age_group, change from decided
    on conflict (month, service_slug, status_kind, center, age_group, days)
      do update set count = held.count + excluded.count
  ), in_total as (
    insert into request_decision_totals as held (span, start, part, key, service_slug, days, count)
    select t.span, t.start, t.part, t.key, service_slug, days, sum(change)
    from decided cross join lateral decision_totals_of(month, status_kind, center, age_group) t
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    on conflict (span, part, start, service_slug, key, days) do update set count = held.count + excluded.count
  )
  select count(*) into folded from taken;
  delete from request_days where count = 0;
  return folded;
end $$;

create or replace function recount_requests() returns void language plpgsql as $$
begin
  lock table requests in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_request_changes'));
  delete from request_changes;
  delete from request_counts;
  delete from request_days;
  delete from request_months;
  delete from request_decisions;
  delete from request_decision_totals;
  insert into request_counts (service_slug, status, status_kind, is_assigned, center, count)
  select service_slug, status, status_kind, assignee_id is not null, center, count(*) from requests group by 1, 2, 3, 4, 5;
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
  insert into request_decision_totals (span, start, part, key, service_slug, days, count)
  select t.span, t.start, t.part, t.key, service_slug, days, sum(count)
  from request_decisions cross join lateral decision_totals_of(month, status_kind, center, age_group) t
  group by 1, 2, 3, 4, 5, 6
  order by 1, 3, 2, 5, 4, 6;
end $$;
select recount_requests();
