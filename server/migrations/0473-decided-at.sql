-- When a request was decided. Reports counted a decision by its last change of status: one that was accepted in January and
-- collected in February moved from one month to the other. A request that was decided by a former version has none, and
-- counts by its last change of status as before.

alter table requests add column decided_at timestamptz;
comment on column requests.decided_at is 'When it came to the kind of end that it has, done or rejected; later changes within that kind leave it.';

create or replace function count_requests()
  returns trigger
  language plpgsql
as $function$
begin
  if tg_op = 'INSERT' then
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (coalesce(decided_at, action_date) at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from coalesce(decided_at, action_date) - created_at)) / 86400)::int end, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  elsif tg_op = 'DELETE' then
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (coalesce(decided_at, action_date) at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from coalesce(decided_at, action_date) - created_at)) / 86400)::int end, -count(*)
    from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  else
    -- A change that counts the same as before leaves nothing behind.
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (coalesce(decided_at, action_date) at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from coalesce(decided_at, action_date) - created_at)) / 86400)::int end, sum(change)
    from (select *, 1 as change from added union all select *, -1 from gone) as both_sides
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(change) <> 0;
  end if;
  return null;
end $function$;

create or replace function recount_requests()
  returns void
  language plpgsql
as $function$
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
  select service_slug, date_trunc('month', coalesce(decided_at, action_date) at time zone 'Africa/Cairo')::date, status_kind,
    floor(greatest(0, extract(epoch from coalesce(decided_at, action_date) - created_at)) / 86400)::int, center, age_group, count(*)
  from requests where status_kind in ('done', 'rejected') group by 1, 2, 3, 4, 5, 6;
  insert into request_decision_totals (span, start, part, key, service_slug, days, count)
  select t.span, t.start, t.part, t.key, service_slug, days, sum(count)
  from request_decisions cross join lateral decision_totals_of(month, status_kind, center, age_group) t
  group by 1, 2, 3, 4, 5, 6
  order by 1, 3, 2, 5, 4, 6;
end $function$;
