-- A million requests: answers that lists are filtered and sorted by in columns of their own, counters that no writer waits
-- for, and rollups that reports read instead of requests.

alter table accounts add column born_on date;
comment on column accounts.born_on is 'From the national ID when it was given; what age groups of reports are reckoned from.';

alter table services add column center_field text;
alter table services add column hot_version int;
alter table services add column hot_moved_at timestamptz;
comment on column services.hot_version is 'The version that hot_fields stands for; null: none yet.';
comment on column services.hot_moved_at is 'Set while requests filed before have their answers in the columns of another version.';
comment on column services.center_field is 'The question whose answer says which service center is meant, by the version in force; null: none.';

-- What Arabic readers take for the same letter becomes one, as language/folding.ts does: lower case, no marks, Latin digits,
-- one space between words. Every step is independent of the collation, so that an index may hold it.
create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(value, NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff\u0621\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufe20-\ufe2f]',
        '', 'g') collate "C"),
      'أإآٱةىئیؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيييوك01234567890123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f\ufd3e\ufd3f]+', ' ', 'g'))
$$;

create table hot_fields (
  service_slug text not null references services (slug),
  field text not null,
  kind text not null check (kind in ('folded', 'plain', 'number')),
  slot smallint not null,
  is_ready boolean not null default false,
  set_at timestamptz not null default now(),
  primary key (service_slug, field)
);
create unique index hot_fields_by_slot on hot_fields (service_slug, (kind = 'number'), slot);
comment on table hot_fields is 'Which answers of a service stand in a column of requests; by the version in force.';
comment on column hot_fields.service_slug is 'Whose question.';
comment on column hot_fields.field is 'The question.';
comment on column hot_fields.kind is 'Folded: text_n holds it folded. Plain: text_n holds it as it is. Number: number_n holds it.';
comment on column hot_fields.slot is 'The n of the column.';
comment on column hot_fields.is_ready is 'Whether the requests filed before have it too; lists use the column from then on.';
comment on column hot_fields.set_at is 'When the version that asks for it was published.';

alter table requests
  add column center text not null default '',
  add column age_group text not null default 'unknown' check (age_group in ('under60', 'from60', 'unknown')),
  add column text_slots smallint not null default 0,
  add column number_slots smallint not null default 0,
  add column text_1 text collate "C",
  add column text_2 text collate "C",
  add column text_3 text collate "C",
  add column text_4 text collate "C",
  add column text_5 text collate "C",
  add column text_6 text collate "C",
  add column text_7 text collate "C",
  add column text_8 text collate "C",
  add column number_1 numeric,
  add column number_2 numeric,
  add column number_3 numeric,
  add column number_4 numeric;
comment on column requests.center is 'The service center that its answers name; empty: none.';
comment on column requests.age_group is 'Of the owner on the day of filing.';
comment on column requests.text_slots is 'Text columns that its service uses; an index leaves out the rows of services that do not use its column.';
comment on column requests.number_slots is 'The same of number columns.';
comment on column requests.text_1 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_2 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_3 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_4 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_5 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_6 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_7 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.text_8 is 'The answer that hot_fields names for the service; at most its first 100 signs.';
comment on column requests.number_1 is 'The answer that hot_fields names for the service.';
comment on column requests.number_2 is 'The answer that hot_fields names for the service.';
comment on column requests.number_3 is 'The answer that hot_fields names for the service.';
comment on column requests.number_4 is 'The answer that hot_fields names for the service.';
create index requests_text_1 on requests (service_slug, text_1, id) where text_slots >= 1;
create index requests_text_2 on requests (service_slug, text_2, id) where text_slots >= 2;
create index requests_text_3 on requests (service_slug, text_3, id) where text_slots >= 3;
create index requests_text_4 on requests (service_slug, text_4, id) where text_slots >= 4;
create index requests_text_5 on requests (service_slug, text_5, id) where text_slots >= 5;
create index requests_text_6 on requests (service_slug, text_6, id) where text_slots >= 6;
create index requests_text_7 on requests (service_slug, text_7, id) where text_slots >= 7;
create index requests_text_8 on requests (service_slug, text_8, id) where text_slots >= 8;
create index requests_number_1 on requests (service_slug, number_1, id) where number_slots >= 1;
create index requests_number_2 on requests (service_slug, number_2, id) where number_slots >= 2;
create index requests_number_3 on requests (service_slug, number_3, id) where number_slots >= 3;
create index requests_number_4 on requests (service_slug, number_4, id) where number_slots >= 4;
create index requests_newest on requests (created_at desc, id desc);
create index requests_touched on requests (service_slug, updated_at desc, id desc);
create index requests_of_status on requests (service_slug, status, created_at desc, id desc);
create index requests_due on requests (service_slug, due_at, id);
create index requests_open on requests (due_at, id) where status_kind = 'open';

-- An answer as its column holds it. A list or a group is in no column.
create function hot_text(data jsonb, field text, kind text) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(data -> field) in ('array', 'object', 'null') then null
    when kind = 'folded' then left(fold_text(data ->> field), 100) else left(data ->> field, 100) end
$$;
create function hot_number(data jsonb, field text) returns numeric language sql immutable parallel safe as $$
  select case when jsonb_typeof(data -> field) = 'number' then (data ->> field)::numeric end
$$;

create function keep_hot_fields() returns trigger language plpgsql as $$
begin
  -- Setting text_slots works the columns out anew, for requests filed before a version asked for them.
  if tg_op = 'UPDATE' and new.data is not distinct from old.data and new.text_slots = old.text_slots then
    return new;
  end if;
  select
      coalesce(max(slot) filter (where kind <> 'number'), 0),
      coalesce(max(slot) filter (where kind = 'number'), 0),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 1),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 2),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 3),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 4),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 5),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 6),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 7),
      max(hot_text(new.data, field, kind)) filter (where kind <> 'number' and slot = 8),
      max(hot_number(new.data, field)) filter (where kind = 'number' and slot = 1),
      max(hot_number(new.data, field)) filter (where kind = 'number' and slot = 2),
      max(hot_number(new.data, field)) filter (where kind = 'number' and slot = 3),
      max(hot_number(new.data, field)) filter (where kind = 'number' and slot = 4)
    into new.text_slots, new.number_slots, new.text_1, new.text_2, new.text_3, new.text_4, new.text_5, new.text_6, new.text_7, new.text_8, new.number_1, new.number_2, new.number_3, new.number_4
    from hot_fields where service_slug = new.service_slug;
  return new;
end $$;
create trigger requests_hot_fields before insert or update of data, text_slots on requests
  for each row execute function keep_hot_fields();

-- Facts that reports count by, as they are on the day of filing.
create function set_request_facts() returns trigger language plpgsql as $$
begin
  select left(coalesce(new.data ->> center_field, ''), 100) into new.center from services where slug = new.service_slug;
  select case when born_on is null then 'unknown'
      when born_on + interval '60 years' <= new.created_at at time zone 'Africa/Cairo' then 'from60' else 'under60' end
    into new.age_group from accounts where id = new.owner_id;
  return new;
end $$;
create trigger requests_facts before insert on requests for each row execute function set_request_facts();

-- What a request counts as. Every change of requests adds rows here in its own statement; nobody waits for anybody, and a
-- server folds them into the rollups now and then. Reading adds both, so that no count is late.
create table request_changes (
  service_slug text not null,
  status text not null,
  status_kind text not null,
  is_assigned boolean not null,
  center text not null,
  age_group text not null,
  filed_on date not null,
  decided_on date,
  decided_in int,
  change int not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
comment on table request_changes is 'Counted already, not folded into the rollups yet.';
comment on column request_changes.service_slug is 'Which service.';
comment on column request_changes.status is 'Which status.';
comment on column request_changes.status_kind is 'Which kind of status.';
comment on column request_changes.is_assigned is 'Whether somebody works on it.';
comment on column request_changes.center is 'Which service center; empty: none.';
comment on column request_changes.age_group is 'Of the owner.';
comment on column request_changes.filed_on is 'Day of filing in Cairo.';
comment on column request_changes.decided_on is 'Day of the decision in Cairo; null: none yet.';
comment on column request_changes.decided_in is 'Whole days from filing to decision.';
comment on column request_changes.change is 'How many more of these, or fewer.';

create table request_counts (
  service_slug text not null,
  status text not null,
  status_kind text not null,
  is_assigned boolean not null,
  count bigint not null,
  primary key (service_slug, status, status_kind, is_assigned)
);
comment on table request_counts is 'Requests as they are now: inboxes and totals of lists read it.';
comment on column request_counts.service_slug is 'Which service.';
comment on column request_counts.status is 'Which status.';
comment on column request_counts.status_kind is 'Which kind of status.';
comment on column request_counts.is_assigned is 'Whether somebody works on it.';
comment on column request_counts.count is 'How many, without request_changes.';

create table request_days (
  service_slug text not null,
  filed_on date not null,
  status text not null,
  status_kind text not null,
  count bigint not null,
  primary key (service_slug, filed_on, status, status_kind)
);
comment on table request_days is 'Requests by day of filing and present status.';
comment on column request_days.service_slug is 'Which service.';
comment on column request_days.filed_on is 'Day of filing in Cairo.';
comment on column request_days.status is 'Which status.';
comment on column request_days.status_kind is 'Which kind of status.';
comment on column request_days.count is 'How many, without request_changes.';

create table request_months (
  service_slug text not null,
  month date not null,
  status text not null,
  status_kind text not null,
  center text not null,
  age_group text not null,
  count bigint not null,
  primary key (service_slug, month, status, status_kind, center, age_group)
);
comment on table request_months is 'Requests by month of filing, present status, center and age group.';
comment on column request_months.service_slug is 'Which service.';
comment on column request_months.month is 'First day of the month of filing in Cairo.';
comment on column request_months.status is 'Which status.';
comment on column request_months.status_kind is 'Which kind of status.';
comment on column request_months.center is 'Which service center; empty: none.';
comment on column request_months.age_group is 'Of the owner.';
comment on column request_months.count is 'How many, without request_changes.';

create table request_decisions (
  service_slug text not null,
  month date not null,
  status_kind text not null,
  days int not null,
  count bigint not null,
  primary key (service_slug, month, status_kind, days)
);
comment on table request_decisions is 'Requests that were decided, by how long it took.';
comment on column request_decisions.service_slug is 'Which service.';
comment on column request_decisions.month is 'First day of the month of the decision in Cairo.';
comment on column request_decisions.status_kind is 'Done or rejected.';
comment on column request_decisions.days is 'Whole days from filing to decision.';
comment on column request_decisions.count is 'How many, without request_changes.';

create function count_requests() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (action_date at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from action_date - created_at)) / 86400)::int end, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  elsif tg_op = 'DELETE' then
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (action_date at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from action_date - created_at)) / 86400)::int end, -count(*)
    from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  else
    -- A change that counts the same as before leaves nothing behind.
    insert into request_changes
    select service_slug, status, status_kind, assignee_id is not null, center, age_group,
      (created_at at time zone 'Africa/Cairo')::date,
      case when status_kind in ('done', 'rejected') then (action_date at time zone 'Africa/Cairo')::date end,
      case when status_kind in ('done', 'rejected') then floor(greatest(0, extract(epoch from action_date - created_at)) / 86400)::int end, sum(change)
    from (select *, 1 as change from added union all select *, -1 from gone) as both_sides
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger requests_counted_in after insert on requests referencing new table as added
  for each statement execute function count_requests();
create trigger requests_counted_again after update on requests referencing old table as gone new table as added
  for each statement execute function count_requests();
create trigger requests_counted_out after delete on requests referencing old table as gone
  for each statement execute function count_requests();

-- Folds what waits into the rollups, all of it or nothing; answers how many rows it took. One at a time.
create function fold_request_changes(most int) returns int language plpgsql as $$
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
    insert into request_days as held
    select service_slug, filed_on, status, status_kind, sum(change) from taken
    group by 1, 2, 3, 4 having sum(change) <> 0
    on conflict (service_slug, filed_on, status, status_kind) do update set count = held.count + excluded.count
  ), by_month as (
    insert into request_months as held
    select service_slug, date_trunc('month', filed_on)::date, status, status_kind, center, age_group, sum(change) from taken
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    on conflict (service_slug, month, status, status_kind, center, age_group)
      do update set count = held.count + excluded.count
  ), decided as (
    insert into request_decisions as held
    select service_slug, date_trunc('month', decided_on)::date, status_kind, decided_in, sum(change) from taken
    where decided_on is not null group by 1, 2, 3, 4 having sum(change) <> 0
    on conflict (service_slug, month, status_kind, days) do update set count = held.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- Counts everything anew; writers wait meanwhile.
create function recount_requests() returns void language plpgsql as $$
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
  insert into request_days
  select service_slug, (created_at at time zone 'Africa/Cairo')::date, status, status_kind, count(*)
  from requests group by 1, 2, 3, 4;
  insert into request_months
  select service_slug, date_trunc('month', created_at at time zone 'Africa/Cairo')::date, status, status_kind, center,
    age_group, count(*)
  from requests group by 1, 2, 3, 4, 5, 6;
  insert into request_decisions
  select service_slug, date_trunc('month', action_date at time zone 'Africa/Cairo')::date, status_kind,
    floor(greatest(0, extract(epoch from action_date - created_at)) / 86400)::int, count(*)
  from requests where status_kind in ('done', 'rejected') group by 1, 2, 3, 4;
end $$;
select recount_requests();
