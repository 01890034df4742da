-- replaces 0001-accounts.sql to 0181-user-models.sql
-- The schema of version 0.7.0 in one file. A database of that version has it already, and a new one begins with it.

create sequence announcement_revisions;
create sequence content_revisions;
create sequence payment_numbers;
comment on sequence payment_numbers is 'Counts payments for their number.';
create sequence request_numbers;

-- Bodies name tables that come below.
set local check_function_bodies = off;

create function refuse_change()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception '% rows are never changed or deleted', tg_table_name;
end $function$;

create function request_number(prefix text, year integer)
 returns text
 language plpgsql
AS $function$
declare
  running text := nextval('request_numbers')::text;
  serial text := lpad(running, greatest(length(running), 6), '0');
  digits text := reverse(year::text || serial);
  total int := 0;
  digit int;
begin
  for place in 1..length(digits) loop
    digit := substr(digits, place, 1)::int;
    if place % 2 = 1 then
      digit := digit * 2;
      if digit > 9 then digit := digit - 9; end if;
    end if;
    total := total + digit;
  end loop;
  return prefix || '-' || year || '-' || serial || '-' || (10 - total % 10) % 10;
end $function$;

create function fold_text(value text)
 returns text
 language sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select btrim(regexp_replace(
    translate(
      lower(regexp_replace(normalize(value, NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff\u0621\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufe20-\ufe2f]',
        '', 'g') collate "C"),
      'أإآٱةىئیؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيييوك01234567890123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f\ufd3e\ufd3f]+', ' ', 'g'))
$function$;

create function hot_text(data jsonb, field text, kind text)
 returns text
 language sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when jsonb_typeof(data -> field) = 'object' and kind = 'sealed' then data -> field ->> '$index'
    when jsonb_typeof(data -> field) in ('array', 'object', 'null') then null
    when kind = 'folded' then left(fold_text(data ->> field), 100) else left(data ->> field, 100) end
$function$;

create function hot_number(data jsonb, field text)
 returns numeric
 language sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when jsonb_typeof(data -> field) = 'number' then (data ->> field)::numeric end
$function$;

create function keep_hot_fields()
 returns trigger
 language plpgsql
AS $function$
declare
  hot record;
  answer jsonb;
  word text;
  amount numeric;
begin
  -- Setting text_slots works the columns out anew, for requests filed before a version asked for them.
  if tg_op = 'UPDATE' and new.data is not distinct from old.data and new.text_slots = old.text_slots then
    return new;
  end if;
  new.text_slots := 0;
  new.number_slots := 0;
  if tg_op = 'UPDATE' then
    new.text_1 := null; new.text_2 := null; new.text_3 := null; new.text_4 := null;
    new.text_5 := null; new.text_6 := null; new.text_7 := null; new.text_8 := null;
    new.number_1 := null; new.number_2 := null; new.number_3 := null; new.number_4 := null;
  end if;
  for hot in select field, kind, slot from hot_fields where service_slug = new.service_slug loop
    answer := new.data -> hot.field;
    if hot.kind = 'number' then
      if hot.slot > new.number_slots then new.number_slots := hot.slot; end if;
      amount := case when jsonb_typeof(answer) = 'number' then answer::numeric end;
      case hot.slot
        when 1 then new.number_1 := amount;
        when 2 then new.number_2 := amount;
        when 3 then new.number_3 := amount;
        when 4 then new.number_4 := amount;
      end case;
    else
      if hot.slot > new.text_slots then new.text_slots := hot.slot; end if;
      word := hot_text(new.data, hot.field, hot.kind);
      case hot.slot
        when 1 then new.text_1 := word;
        when 2 then new.text_2 := word;
        when 3 then new.text_3 := word;
        when 4 then new.text_4 := word;
        when 5 then new.text_5 := word;
        when 6 then new.text_6 := word;
        when 7 then new.text_7 := word;
        when 8 then new.text_8 := word;
      end case;
    end if;
  end loop;
  if tg_op = 'INSERT' then
    select left(coalesce(new.data ->> center_field, ''), 100) into new.center from services where slug = new.service_slug;
    select case when born_on is null then 'unknown'
        when born_on + interval '60 years' <= new.created_at at time zone 'Africa/Cairo' then 'from60' else 'under60' end
      into new.age_group from accounts where id = new.owner_id;
  end if;
  return new;
end $function$;

create function count_requests()
 returns trigger
 language plpgsql
AS $function$
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
end $function$;

create function fold_request_changes(most integer)
 returns integer
 language plpgsql
AS $function$
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
end $function$;

create function recount_requests()
 returns void
 language plpgsql
AS $function$
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
end $function$;

create function tell_of_session()
 returns trigger
 language plpgsql
AS $function$
begin
  perform pg_notify('session changed', old.id::text);
  return null;
end $function$;

create function set_request_center()
 returns trigger
 language plpgsql
AS $function$
begin
  select left(coalesce(new.data ->> s.center_field, ''), 100) into new.center from services s where s.slug = new.service_slug;
  return new;
end $function$;

create function decision_totals_of(month date, status_kind text, center text, age_group text)
 returns TABLE(span text, start date, part text, key text)
 language sql
 IMMUTABLE
AS $function$
  select span, start, part, key
  from (values ('month', month), ('year', date_trunc('year', month)::date)) spans (span, start)
    cross join (values ('all', ''), ('status_kind', status_kind), ('center', center), ('age_group', age_group)) parts (part, key)
$function$;

create function refuse_change_but_erasure()
 returns trigger
 language plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' then
    if old.detail @> new.detail
      and exists (select from requests r join accounts a on a.id = r.owner_id
        where r.id = old.request_id and a.erased_at is not null)
    then
      return new;
    end if;
    if new.detail - array['data', 'before', 'asked'] = old.detail - array['data', 'before', 'asked']
      and (select array_agg(key order by key) from jsonb_object_keys(new.detail) key)
        = (select array_agg(key order by key) from jsonb_object_keys(old.detail) key)
      and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'MEMBER')
    then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are never changed', tg_table_name;
end $function$;

create function append_to_audit(chain text, at timestamp with time zone, kind text, actor_id uuid, on_behalf_of uuid, subject_id uuid, address text, detail jsonb, canonical text)
 returns void
 language plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  origin constant bytea := decode(repeat('00', 32), 'hex');
begin
  with head as (
    insert into audit_streams as s (stream, place, previous_hash, hash)
    values (append_to_audit.chain, 1, origin, sha256(origin || convert_to(append_to_audit.canonical, 'UTF8')))
    on conflict (stream) do update set place = s.place + 1, previous_hash = s.hash,
      hash = sha256(s.hash || convert_to(append_to_audit.canonical, 'UTF8'))
    returning place, previous_hash, hash
  )
  insert into audit_entries (stream, place, at, kind, actor_id, on_behalf_of, subject_id, address, detail,
    previous_hash, hash)
  select append_to_audit.chain, head.place, append_to_audit.at, append_to_audit.kind, append_to_audit.actor_id,
    append_to_audit.on_behalf_of, append_to_audit.subject_id, append_to_audit.address, append_to_audit.detail,
    head.previous_hash, head.hash
  from head;
end $function$;
comment on function append_to_audit(chain text, at timestamp with time zone, kind text, actor_id uuid, on_behalf_of uuid, subject_id uuid, address text, detail jsonb, canonical text) is 'Adds a row at the end of its chain. Runs as the owner: the server''s role cannot write the two tables itself.';

create function note_open_answers()
 returns trigger
 language plpgsql
AS $function$
begin
  new.sealed_at = null;
  return new;
end $function$;

create function assert_posting_balances()
 returns trigger
 language plpgsql
AS $function$
begin
  if (select sum(amount) from payment_postings where posting_id = new.posting_id) <> 0 then
    raise exception 'The posting % does not sum to zero', new.posting_id;
  end if;
  return null;
end $function$;

create function quiet_end(at timestamp with time zone, quiet_from smallint, quiet_until smallint)
 returns timestamp with time zone
 language sql
 STABLE
AS $function$
  select case
      when quiet_from <= quiet_until and minute >= quiet_from and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute >= quiet_from then midnight + interval '1 day' + make_interval(mins => quiet_until)
    end at time zone 'Africa/Cairo'
  from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
    from (select at at time zone 'Africa/Cairo' as wall) w) m
$function$;

create table accounts (
  id uuid not null,
  human_id bigint generated always as identity,
  user_slug text not null,
  username text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  english_full_name text,
  mobile text,
  email text,
  roles text[] not null default '{}'::text[],
  services text[] not null default '{}'::text[],
  status text not null default 'active',
  language text not null default 'ar',
  created_at timestamptz not null default date_trunc('milliseconds'::text, now()),
  updated_at timestamptz not null default date_trunc('milliseconds'::text, now()),
  profile jsonb not null default '{}'::jsonb,
  national_id text,
  national_id_index bytea,
  passport_number text,
  passport_index bytea,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  photo_id uuid,
  revision integer not null default 1,
  company text,
  sector text,
  service_center text,
  mobile_is_factor boolean not null default false,
  born_on date,
  is_demo boolean not null default false,
  pending_mobile text,
  pending_email text,
  pending_roles text[] not null default '{}'::text[],
  roles_proposed_by uuid,
  administrator_until timestamptz,
  joined_at timestamptz,
  erased_at timestamptz,
  teams text[] not null default '{}'::text[],
  constraint accounts_pkey primary key (id),
  constraint accounts_human_id_key unique (human_id),
  constraint accounts_user_slug_username_key unique (user_slug, username),
  constraint accounts_status_check check ((status = any (array['invited'::text, 'active'::text, 'disabled'::text])))
);
comment on column accounts.id is 'UUIDv7, made by the application.';
comment on column accounts.human_id is '"ID": the number people quote.';
comment on column accounts.user_slug is 'Citizen, employee, we_employee, xceed_employee, agent.';
comment on column accounts.username is 'Lower case; a citizen''s is the mobile number.';
comment on column accounts.password_hash is 'Argon2id as a PHC string; null: no password sign-in.';
comment on column accounts.first_name is 'As the person writes it.';
comment on column accounts.last_name is 'As the person writes it.';
comment on column accounts.english_full_name is 'Shown instead of the two where English is chosen.';
comment on column accounts.mobile is 'E.164, where notices go.';
comment on column accounts.email is 'Where notices go besides.';
comment on column accounts.roles is 'Roles of staff.';
comment on column accounts.services is 'Services a case worker is given; ''*'' stands for all.';
comment on column accounts.status is 'Invited, active, disabled.';
comment on column accounts.language is 'Language of notices.';
comment on column accounts.created_at is 'When the account was made.';
comment on column accounts.updated_at is 'When it last changed.';
comment on column accounts.profile is 'Answers of the user model that have no column of their own, by field name.';
comment on column accounts.national_id is 'Sealed: AES-256-GCM, the id of its key in front.';
comment on column accounts.national_id_index is 'Keyed hash of the national ID, for finding and for uniqueness.';
comment on column accounts.passport_number is 'Sealed like the national ID.';
comment on column accounts.passport_index is 'Keyed hash of nationality and passport number; of staff, of the number alone.';
comment on column accounts.mobile_verified_at is 'When the person proved that the mobile number is theirs.';
comment on column accounts.email_verified_at is 'When the person proved that the e-mail address is theirs.';
comment on column accounts.photo_id is 'The file shown as the person''s picture.';
comment on column accounts.revision is 'Optimistic lock of what administrators change.';
comment on column accounts.company is 'Company or authority that staff work for.';
comment on column accounts.sector is 'Sector within the company.';
comment on column accounts.service_center is 'Service center within the sector.';
comment on column accounts.mobile_is_factor is 'Whether a code sent to the mobile number is a second factor.';
comment on column accounts.born_on is 'From the national ID when it was given; what age groups of reports are reckoned from.';
comment on column accounts.is_demo is 'Made by demo mode, with a known password.';
comment on column accounts.pending_mobile is 'Typed by an administrator; counts once its owner has proved it.';
comment on column accounts.pending_email is 'Typed by an administrator; counts once its owner has proved it.';
comment on column accounts.pending_roles is 'Roles that wait for a second administrator.';
comment on column accounts.roles_proposed_by is 'The administrator who proposed them, and who cannot confirm them.';
comment on column accounts.administrator_until is 'When an administrator stopped being one; they are missed for a while as a second one.';
comment on column accounts.joined_at is 'When its person first had it; until then an administrator may correct where the invitation goes.';
comment on column accounts.erased_at is 'When everything that tells who it was was erased; the row stays for what law keeps of requests.';
comment on column accounts.teams is 'Teams of services that a case worker belongs to, as SERVICE:TEAM. Written by administrators.';
create index accounts_administrators on accounts (id) where ('BFM_ADMIN'::text = any (roles));
create unique index accounts_by_national_id on accounts (user_slug, national_id_index) where (national_id_index is not null);
create unique index accounts_by_passport on accounts (user_slug, passport_index) where (passport_index is not null);
create index accounts_by_proved_email on accounts (lower(email)) where (email_verified_at is not null);
create index accounts_by_proved_mobile on accounts (mobile) where (mobile_verified_at is not null);
create index accounts_former_administrators on accounts (administrator_until) where (administrator_until is not null);
create index accounts_of_case_work on accounts (id) where (roles && array['CASE_OFFICER'::text, 'SUPERVISOR'::text]);
create index accounts_of_mobile on accounts (mobile) where (mobile is not null);
create unique index accounts_of_staff_by_national_id on accounts (national_id_index) where ((national_id_index is not null) and (user_slug <> 'citizen'::text));
create unique index accounts_of_staff_by_passport on accounts (passport_index) where ((passport_index is not null) and (user_slug <> 'citizen'::text));
create index accounts_of_teams on accounts using gin (teams) where (teams <> '{}'::text[]);

create table sessions (
  id uuid not null,
  token_hash bytea not null,
  csrf_token text not null,
  account_id uuid not null,
  device text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  ended_at timestamptz,
  proved_at timestamptz not null default now(),
  agent text,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_hash_key unique (token_hash)
);
comment on column sessions.id is 'UUIDv7.';
comment on column sessions.token_hash is 'SHA-256 of the cookie''s 256-bit token; the token itself is kept nowhere.';
comment on column sessions.csrf_token is 'What the client stores as usertoken.';
comment on column sessions.account_id is 'Whose session.';
comment on column sessions.device is 'Web, mobile, tablet, kiosk.';
comment on column sessions.created_at is 'Start of the absolute life.';
comment on column sessions.last_active_at is 'Start of the idle time.';
comment on column sessions.ended_at is 'Signed out or revoked.';
comment on column sessions.proved_at is 'When the person last proved themselves; changing how one signs in needs a fresh proof.';
comment on column sessions.agent is 'The browser as it names itself, for the list of devices.';
create index sessions_of_account on sessions (account_id) where (ended_at is null);

create table budgets (
  subject text not null,
  taken integer not null,
  window_ends_at timestamptz not null,
  constraint budgets_pkey primary key (subject)
);
comment on column budgets.subject is 'What is counted: sign-in citizen/010.., codes +2010.., address 203.0.113.7.';
comment on column budgets.taken is 'How often in the window.';
comment on column budgets.window_ends_at is 'When the count starts anew; further tries do not move it.';

create table categories (
  id uuid not null,
  slug text not null,
  name jsonb not null,
  position integer not null default 0,
  constraint categories_pkey primary key (id),
  constraint categories_slug_key unique (slug)
);
comment on column categories.id is 'UUIDv7.';
comment on column categories.slug is 'Named by the services'' categoryIds.';
comment on column categories.name is '{ar, en}.';
comment on column categories.position is 'Order in lists.';

create table services (
  id uuid not null,
  human_id bigint generated always as identity,
  slug text not null,
  version integer not null,
  deactivated boolean not null default false,
  from_date timestamptz,
  to_date timestamptz,
  hidden_on text[] not null default '{}'::text[],
  disabled_on text[] not null default '{}'::text[],
  created_at timestamptz not null default date_trunc('milliseconds'::text, now()),
  updated_at timestamptz not null default date_trunc('milliseconds'::text, now()),
  center_field text,
  hot_version integer,
  hot_moved_at timestamptz,
  constraint services_pkey primary key (id),
  constraint services_human_id_key unique (human_id),
  constraint services_slug_key unique (slug),
  constraint services_slug_check check ((slug ~ '^[A-Z][A-Z0-9_]{1,63}$'::text))
);
comment on column services.id is 'UUIDv7.';
comment on column services.human_id is '"ID".';
comment on column services.slug is 'Name of the request collection.';
comment on column services.version is 'The version that new requests are filed under.';
comment on column services.deactivated is 'Hides the service from everyone but staff.';
comment on column services.from_date is 'Open from.';
comment on column services.to_date is 'Open until.';
comment on column services.hidden_on is 'Channels that do not show it; ''web'' hides it from non-staff.';
comment on column services.disabled_on is 'Channels that show it without taking requests.';
comment on column services.created_at is 'First published.';
comment on column services.updated_at is 'Last published or switched.';
comment on column services.center_field is 'The question whose answer says which service center is meant, by the version in force; null: none.';
comment on column services.hot_version is 'The version that hot_fields stands for; null: none yet.';
comment on column services.hot_moved_at is 'Set while requests filed before have their answers in the columns of another version.';

create table service_versions (
  service_id uuid not null,
  version integer not null,
  definition json not null,
  sha256 text not null,
  published_at timestamptz not null default now(),
  draft_policy text not null default 'carry',
  reason text,
  published_by uuid,
  constraint service_versions_pkey primary key (service_id, version),
  constraint service_versions_draft_policy_check check ((draft_policy = any (array['keep'::text, 'carry'::text])))
);
comment on column service_versions.service_id is 'Which service.';
comment on column service_versions.version is '1, 2, 3 ..';
comment on column service_versions.definition is 'The definition as published. json, not jsonb: the order of fields is the order of questions.';
comment on column service_versions.sha256 is 'Of the definition''s canonical text: an equal one is not published twice.';
comment on column service_versions.published_at is 'When.';
comment on column service_versions.draft_policy is 'Drafts of earlier versions: kept on theirs, or carried over to this one.';
comment on column service_versions.reason is 'Why it was published, in the words of who did.';
comment on column service_versions.published_by is 'Who published it; null for a programme''s own.';

create table requests (
  id uuid not null,
  number text not null,
  service_slug text not null,
  version integer not null,
  activity_id text not null,
  status text not null,
  status_kind text not null,
  deliverable_number smallint not null default 1,
  data jsonb not null,
  client_hooks_data jsonb,
  owner_id uuid not null,
  filed_by uuid not null,
  channel text not null,
  assignee_id uuid,
  due_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  action_date timestamptz not null,
  given jsonb,
  fees jsonb,
  finish_by timestamptz,
  due_left integer,
  finish_left integer,
  asked jsonb,
  closed_at timestamptz,
  moves_when_due boolean not null default false,
  escalate_at timestamptz,
  escalate_as text,
  overdue_at timestamptz,
  center text not null default '',
  age_group text not null default 'unknown',
  text_slots smallint not null default 0,
  number_slots smallint not null default 0,
  text_1 text,
  text_2 text,
  text_3 text,
  text_4 text,
  text_5 text,
  text_6 text,
  text_7 text,
  text_8 text,
  number_1 numeric,
  number_2 numeric,
  number_3 numeric,
  number_4 numeric,
  sealed_at timestamptz,
  company_name text,
  company_register text,
  teams text[] not null default '{}'::text[],
  performed jsonb not null default '{}'::jsonb,
  opinions text[] not null default '{}'::text[],
  one_open text,
  constraint requests_pkey primary key (id),
  constraint requests_number_key unique (number),
  constraint requests_age_group_check check ((age_group = any (array['under60'::text, 'from60'::text, 'unknown'::text]))),
  constraint requests_company_whole check (((company_name is null) = (company_register is null)))
);
comment on column requests.id is 'UUIDv7.';
comment on column requests.number is '"ID": what people quote.';
comment on column requests.service_slug is 'Which service.';
comment on column requests.version is 'The definition it stays pinned to.';
comment on column requests.activity_id is 'The activity last performed.';
comment on column requests.status is 'A state code of the service.';
comment on column requests.status_kind is 'What the platform reasons over.';
comment on column requests.deliverable_number is 'First or second deliverable.';
comment on column requests.data is 'Answers by field name, hidden ones left out; of a sensitive one {"$sealed", "$index"} in its place.';
comment on column requests.client_hooks_data is 'What the service''s scripts in the browser kept, sealed as a whole.';
comment on column requests.owner_id is 'Whose request.';
comment on column requests.filed_by is 'Who filed it: the owner, or staff on their behalf.';
comment on column requests.channel is 'Device it was filed from.';
comment on column requests.assignee_id is 'Employee who works on it.';
comment on column requests.due_at is 'By when the present state should end.';
comment on column requests.revision is 'Optimistic lock.';
comment on column requests.created_at is 'Filed.';
comment on column requests.updated_at is 'Last change of any kind.';
comment on column requests.action_date is 'Last change of status.';
comment on column requests.given is 'What the service''s script put into the form, by address: without it some answers could not be read.';
comment on column requests.fees is '{items: [{label: {ar, en}, amount}], total}, amounts in whole piasters.';
comment on column requests.finish_by is 'By when the whole request should have ended; null while it waits for the applicant.';
comment on column requests.due_left is 'Working days that were left for the state in which it began to wait for the applicant.';
comment on column requests.finish_left is 'Working days left for the whole request while it waits.';
comment on column requests.asked is '{fields, message, workingDays, askedAt}: what the applicant is asked for now.';
comment on column requests.closed_at is 'When a transition closed it for good.';
comment on column requests.moves_when_due is 'The system itself moves it on when it is due.';
comment on column requests.escalate_at is 'When somebody is next told that it is due; null when all were told.';
comment on column requests.escalate_as is 'dueSoon or overdue: what they are told then.';
comment on column requests.overdue_at is 'When they are told that it is overdue.';
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
comment on column requests.sealed_at is 'When its sensitive answers were sealed; null: they may stand open, as a former version stored them.';
comment on column requests.company_name is 'The company that it was filed for; null: for the applicant.';
comment on column requests.company_register is 'Its number in the commercial register.';
comment on column requests.teams is 'Teams that alone see it in its present status, as SERVICE:TEAM; empty: everybody whom the service is given.';
comment on column requests.performed is 'Ids of the staff who performed each activity, by activity.';
comment on column requests.opinions is 'Activities performed since it came to its status that wait for others beside them.';
comment on column requests.one_open is 'Keyed hash of whom and what its service allows one open request of; null: as many as anybody likes.';
create index requests_due on requests (service_slug, due_at, id);
create index requests_filed_for on requests (filed_by, id desc) where (filed_by <> owner_id);
create index requests_newest on requests (created_at desc, id desc);
create index requests_not_sealed on requests (service_slug, version, id) where (sealed_at is null);
create index requests_number_1 on requests (service_slug, number_1, id) where (number_slots >= 1);
create index requests_number_2 on requests (service_slug, number_2, id) where (number_slots >= 2);
create index requests_number_3 on requests (service_slug, number_3, id) where (number_slots >= 3);
create index requests_number_4 on requests (service_slug, number_4, id) where (number_slots >= 4);
create index requests_of_assignee on requests (assignee_id, status_kind, due_at, id) where (assignee_id is not null);
create index requests_of_owner on requests (owner_id, created_at desc, id desc);
create index requests_of_service on requests (service_slug, created_at desc, id desc);
create index requests_of_status on requests (service_slug, status, created_at desc, id desc);
create unique index requests_one_open on requests (service_slug, one_open) where ((one_open is not null) and (status_kind <> all (array['done'::text, 'rejected'::text, 'cancelled'::text])));
create index requests_open on requests (due_at, id) where (status_kind = 'open'::text);
create index requests_text_1 on requests (service_slug, text_1, id) where (text_slots >= 1);
create index requests_text_2 on requests (service_slug, text_2, id) where (text_slots >= 2);
create index requests_text_3 on requests (service_slug, text_3, id) where (text_slots >= 3);
create index requests_text_4 on requests (service_slug, text_4, id) where (text_slots >= 4);
create index requests_text_5 on requests (service_slug, text_5, id) where (text_slots >= 5);
create index requests_text_6 on requests (service_slug, text_6, id) where (text_slots >= 6);
create index requests_text_7 on requests (service_slug, text_7, id) where (text_slots >= 7);
create index requests_text_8 on requests (service_slug, text_8, id) where (text_slots >= 8);
create index requests_to_escalate on requests (escalate_at) where (escalate_at is not null);
create index requests_to_move on requests (due_at) where moves_when_due;
create index requests_touched on requests (service_slug, updated_at desc, id desc);
create index requests_waiting on requests (service_slug, status_kind, due_at, id) include (center);

create table request_history (
  id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  actor_id uuid,
  on_behalf_of uuid,
  visible_to_applicant boolean not null,
  detail jsonb not null default '{}'::jsonb,
  constraint request_history_pkey primary key (id)
);
comment on column request_history.id is 'UUIDv7, so that order of id is order of time.';
comment on column request_history.request_id is 'Which request.';
comment on column request_history.at is 'When.';
comment on column request_history.kind is 'Created, status, assigned, unassigned, comment.';
comment on column request_history.actor is 'Applicant, staff, system.';
comment on column request_history.actor_id is 'Who; null for the system.';
comment on column request_history.on_behalf_of is 'For whom, where it was not their own act.';
comment on column request_history.visible_to_applicant is 'Whether the applicant reads this entry.';
comment on column request_history.detail is 'ActivityId, from, to, assigneeId, text, data.';
create index history_of_request on request_history (request_id, id);
create index request_history_reopened on request_history (request_id) where (kind = 'reopened'::text);

create table idempotency_keys (
  account_id uuid not null,
  route text not null,
  key text not null,
  body_sha256 text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (account_id, route, key)
);
comment on column idempotency_keys.account_id is 'Whose sending.';
comment on column idempotency_keys.route is 'Which call.';
comment on column idempotency_keys.key is 'The Idempotency-Key.';
comment on column idempotency_keys.body_sha256 is 'A keyed hash of the body: a second sending with another body is refused, and nobody guesses answers from it.';
comment on column idempotency_keys.answer is 'The first answer, given again.';
comment on column idempotency_keys.created_at is 'Kept 24 hours.';
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table messages (
  id uuid not null,
  recipient text not null,
  channel text not null,
  subject text,
  body text not null,
  code text,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  given_up_at timestamptz,
  link_token text,
  link_hash bytea,
  forget_at timestamptz,
  account_id uuid,
  notification_id uuid,
  is_over boolean not null default false,
  failure text,
  unsubscribe text,
  constraint messages_pkey primary key (id)
);
comment on column messages.id is 'UUIDv7.';
comment on column messages.recipient is 'Mobile number or e-mail address.';
comment on column messages.channel is 'Sms, email.';
comment on column messages.subject is 'Of an e-mail.';
comment on column messages.body is 'In the person''s language.';
comment on column messages.code is 'A one-time code it carries, demo mode reads it.';
comment on column messages.created_at is 'Written with the change it tells of.';
comment on column messages.sent_at is 'When a gateway took it; null: still to be delivered.';
comment on column messages.tries is 'How often delivering was tried.';
comment on column messages.next_try_at is 'Not tried before; null: at once.';
comment on column messages.given_up_at is 'Tried often enough, or its code is over.';
comment on column messages.link_token is 'What a link in it carries behind its #; wiped once it was sent or is good for nothing.';
comment on column messages.link_hash is 'SHA-256 of that, by which the link is found that it opens.';
comment on column messages.forget_at is 'Deleted from then on, or once it was sent; null: as long as other messages.';
comment on column messages.account_id is 'The account whose message it is; null of somebody who has none.';
comment on column messages.notification_id is 'What it brings outside of the portal; null of codes, links and changes of how one signs in.';
comment on column messages.is_over is 'Its code or link was wiped, or what it reminds of is done: it cannot be sent again.';
comment on column messages.failure is 'What a gateway answered last, in a word that tells of nobody.';
comment on column messages.unsubscribe is 'Of a letter of the newsletter: the address by which mail programs end its subscription.';
create index messages_newest on messages (created_at desc);
create index messages_of_account on messages (account_id) where (account_id is not null);
create index messages_of_notification on messages (notification_id) where (notification_id is not null);
create index messages_of_recipient on messages (recipient, created_at desc);
create index messages_to_send on messages (next_try_at nulls first, created_at) where ((sent_at is null) and (given_up_at is null));
create index messages_with_secrets on messages (created_at) where ((code is not null) or (link_token is not null));

create table files (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  sent_size bigint,
  sha256 text,
  state text not null default 'pending',
  refusal text,
  has_thumbnail boolean not null default false,
  draft_id uuid,
  request_id uuid,
  created_at timestamptz not null,
  received bigint not null default 0,
  parts text[] not null default '{}'::text[],
  checked_until timestamptz,
  is_held boolean not null default false,
  of_staff text,
  visitor text,
  constraint files_pkey primary key (id),
  constraint files_of_staff_check check ((of_staff = any (array['internal'::text, 'shared'::text]))),
  constraint files_state_check check ((state = any (array['pending'::text, 'clean'::text, 'refused'::text])))
);
comment on column files.id is 'UUIDv7; an upload goes on under it, and an answer of a form holds it.';
comment on column files.owner_id is 'Who uploaded it.';
comment on column files.name is 'Cleaned: no path, no control or direction characters.';
comment on column files.type is 'Media type, as its content says once it is clean.';
comment on column files.size is 'Bytes: as announced while pending, as stored once clean.';
comment on column files.sent_size is 'Bytes as sent, which a form''s limit speaks of: a picture is drawn anew.';
comment on column files.sha256 is 'Of the stored bytes, as hex; null until clean.';
comment on column files.state is 'Pending until it is checked; only a clean one can be attached or fetched.';
comment on column files.refusal is 'The error code of a refused one; its bytes are gone.';
comment on column files.has_thumbnail is 'Whether a small picture of it is stored too.';
comment on column files.draft_id is 'The draft that holds it.';
comment on column files.request_id is 'The request that holds it; it can no longer be removed.';
comment on column files.created_at is 'When the upload began; a day later what nothing holds is removed.';
comment on column files.received is 'Bytes of a resumable upload that have come.';
comment on column files.parts is 'Keys of its parts in the storage, in order; empty once it is checked, or where it came in one go.';
comment on column files.checked_until is 'A server is checking it and has until then; after that another may.';
comment on column files.is_held is 'Something of a programme holds it: it belongs into no answer, and stays until it is let go.';
comment on column files.of_staff is 'Attached by staff: internal (the applicant never sees it) or shared; null: by the applicant''s side.';
comment on column files.visitor is 'The browser that uploaded it without a sign-in, as a hash of its cookie; null: whoever owner_id names.';
create index files_of_draft on files (draft_id) where (draft_id is not null);
create index files_of_owner on files (owner_id, id);
create index files_of_request on files (request_id) where (request_id is not null);
create index files_unattached on files (created_at) where ((draft_id is null) and (request_id is null));
create index files_waiting on files (owner_id) where (request_id is null);

create table drafts (
  id uuid not null,
  account_id uuid not null,
  service_slug text not null,
  version integer not null,
  activity_id text not null,
  name text not null default '',
  answers json not null,
  step text,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  sent_at timestamptz,
  sealed text,
  constraint drafts_pkey primary key (id)
);
comment on column drafts.id is 'Made by the browser; also the Idempotency-Key of its sending.';
comment on column drafts.account_id is 'Whose draft.';
comment on column drafts.service_slug is 'Which service.';
comment on column drafts.version is 'The version of the service that it was typed into.';
comment on column drafts.activity_id is 'The activity whose form it is.';
comment on column drafts.name is 'Empty for the one draft of a service; further ones are told apart by it.';
comment on column drafts.answers is 'Answers that a former version stored as they were typed, until a server seals them; else {}.';
comment on column drafts.step is 'The page of the form it was left on.';
comment on column drafts.revision is 'Optimistic lock.';
comment on column drafts.created_at is 'First saved.';
comment on column drafts.updated_at is 'Last saved; ninety days later it is deleted.';
comment on column drafts.deleted_at is 'Deleted by its person; for a day it can be brought back.';
comment on column drafts.sent_at is 'Its form was filed: the answers are gone from here, and it cannot be brought back.';
comment on column drafts.sealed is 'The answers as JSON, everything as it was typed, sealed; null once they were sent.';
create index drafts_by_age on drafts (updated_at);
create unique index drafts_by_name on drafts (account_id, service_slug, name) where (deleted_at is null);
create index drafts_not_sealed on drafts (id) where ((answers)::text <> '{}'::text);
create index drafts_of_account on drafts (account_id, updated_at desc) where (deleted_at is null);

create table definition_drafts (
  service_id uuid not null,
  slug text not null,
  definition json not null,
  revision integer not null,
  based_on integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid,
  constraint definition_drafts_pkey primary key (service_id),
  constraint definition_drafts_slug_key unique (slug),
  constraint definition_drafts_slug_check check ((slug ~ '^[A-Z][A-Z0-9_]{1,63}$'::text))
);
comment on column definition_drafts.service_id is 'The service it is published as; one that never was has no row among services yet.';
comment on column definition_drafts.slug is 'The service''s name; it never changes.';
comment on column definition_drafts.definition is 'As it was last saved; it may be unfinished.';
comment on column definition_drafts.revision is 'Optimistic lock: counts saves and publications, by whatever way.';
comment on column definition_drafts.based_on is 'The published version that whoever saved had seen; 0 for none.';
comment on column definition_drafts.created_at is 'First saved.';
comment on column definition_drafts.updated_at is 'Last saved.';
comment on column definition_drafts.updated_by is 'Who saved it last.';

create table codes (
  purpose text not null,
  subject text not null,
  counted_for text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint codes_pkey primary key (purpose, subject)
);
comment on table codes is 'One-time codes: one for a purpose and a subject, a new one takes the place of the last.';
comment on column codes.purpose is 'What it opens: sign-in, reset, mobile, owner.';
comment on column codes.subject is 'Whose: an account, or a mobile number that is being proved.';
comment on column codes.counted_for is 'Whose daily sendings it counts against: the number it went to.';
comment on column codes.code_hash is 'Keyed hash; the code itself is kept nowhere but in the message.';
comment on column codes.attempts is 'Guesses admitted.';
comment on column codes.sent_at is 'When it was sent.';
comment on column codes.expires_at is 'Not accepted from then on.';
comment on column codes.used_at is 'Accepted once.';
create index codes_by_age on codes (expires_at);

create table audit_streams (
  stream text not null,
  place bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_streams_pkey primary key (stream)
);
comment on table audit_streams is 'The newest row of each chain: writers of one stream meet here, one after the other.';
comment on column audit_streams.stream is 'Name of the chain.';
comment on column audit_streams.place is 'Of the newest row.';
comment on column audit_streams.previous_hash is 'Hash of the row before it.';
comment on column audit_streams.hash is 'Its hash.';

create table audit_entries (
  stream text not null,
  place bigint not null,
  at timestamptz not null,
  kind text not null,
  actor_id uuid,
  on_behalf_of uuid,
  subject_id uuid,
  address text,
  detail jsonb not null default '{}'::jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_entries_pkey primary key (stream, place)
);
comment on table audit_entries is 'Who did what to whom: never changed, each row bound to the one before by its hash.';
comment on column audit_entries.stream is 'A chain of its own, so that writers of other streams do not wait.';
comment on column audit_entries.place is '1, 2, 3 .. within the stream, without a gap.';
comment on column audit_entries.at is 'When.';
comment on column audit_entries.kind is 'What happened, as capability.event.';
comment on column audit_entries.actor_id is 'Who did it; null for a visitor and the system.';
comment on column audit_entries.on_behalf_of is 'For whom, where it was not their own act.';
comment on column audit_entries.subject_id is 'The account it was done to.';
comment on column audit_entries.address is 'Network address it came from.';
comment on column audit_entries.detail is 'What else belongs to it; no secret and no identifier of a person.';
comment on column audit_entries.previous_hash is 'Hash of the row before; zeros for the first.';
comment on column audit_entries.hash is 'SHA-256 over previous hash and the canonical text of this row.';
create index audit_by_kind on audit_entries (kind, at desc);
create index audit_by_time on audit_entries (at desc, stream, place);
create index audit_of_actor on audit_entries (((actor_id)::text), at desc) where (actor_id is not null);
create index audit_of_person_acted_for on audit_entries (((on_behalf_of)::text), at desc) where (on_behalf_of is not null);
create index audit_of_subject on audit_entries (((subject_id)::text), at desc) where (subject_id is not null);

create table registrations (
  id uuid not null,
  user_slug text not null,
  mobile text not null,
  answers text not null,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint registrations_pkey primary key (id)
);
comment on table registrations is 'Sign-ups whose mobile number is not proved yet: no accounts, and nobody is told what they hold.';
comment on column registrations.id is 'UUIDv7; becomes the id of the account.';
comment on column registrations.user_slug is 'Which user model was filled in.';
comment on column registrations.mobile is 'E.164: the number to be proved.';
comment on column registrations.answers is 'The answers as JSON, sealed.';
comment on column registrations.password_hash is 'Argon2id as a PHC string.';
comment on column registrations.language is 'Of the page it was filled in on: the language of notices.';
comment on column registrations.created_at is 'When it was sent.';
comment on column registrations.expires_at is 'Deleted from then on.';
create index registrations_by_age on registrations (expires_at);
create index registrations_of_mobile on registrations (user_slug, mobile);

create table email_links (
  token_hash bytea not null,
  account_id uuid not null,
  email text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_links_pkey primary key (token_hash)
);
comment on table email_links is 'Links that prove an e-mail address; the newest of a person counts.';
comment on column email_links.token_hash is 'SHA-256 of the 256-bit token in the link; the token itself is kept nowhere.';
comment on column email_links.account_id is 'Whose address it proves.';
comment on column email_links.email is 'The address it was sent to, which becomes the person''s.';
comment on column email_links.sent_at is 'When it was sent.';
comment on column email_links.expires_at is 'Not accepted from then on.';
comment on column email_links.used_at is 'Accepted once.';
create index email_links_of_account on email_links (account_id, sent_at);

create table service_centers (
  code text not null,
  kind text not null,
  parent_code text,
  name_ar text not null,
  name_en text not null,
  is_holding boolean not null default false,
  position integer not null,
  is_offered boolean not null default true,
  governorate_ar text,
  governorate_en text,
  address_ar text,
  address_en text,
  latitude double precision,
  longitude double precision,
  constraint service_centers_pkey primary key (code),
  constraint service_centers_address_both check (((address_ar is null) = (address_en is null))),
  constraint service_centers_check check (((kind = 'company'::text) = (parent_code is null))),
  constraint service_centers_governorate_both check (((governorate_ar is null) = (governorate_en is null))),
  constraint service_centers_kind_check check ((kind = any (array['company'::text, 'sector'::text, 'center'::text]))),
  constraint service_centers_latitude_check check (((latitude >= ('-90'::integer)::double precision) and (latitude <= (90)::double precision))),
  constraint service_centers_longitude_check check (((longitude >= ('-180'::integer)::double precision) and (longitude <= (180)::double precision))),
  constraint service_centers_position_whole check (((latitude is null) = (longitude is null)))
);
comment on table service_centers is 'Where staff belong and people are served: companies, their sectors, the centers of a sector.';
comment on column service_centers.code is 'What answers hold.';
comment on column service_centers.kind is 'Company, sector, center.';
comment on column service_centers.parent_code is 'The company of a sector, the sector of a center.';
comment on column service_centers.name_ar is 'Arabic name.';
comment on column service_centers.name_en is 'English name.';
comment on column service_centers.is_holding is 'Part of the holding company, whose staff choose it in fields of their own.';
comment on column service_centers.position is 'Order within its parent.';
comment on column service_centers.is_offered is 'False where no programme brings it any more; those who belong to it keep it.';
comment on column service_centers.governorate_ar is 'The name of its governorate in Arabic; null where the programme does not say.';
comment on column service_centers.governorate_en is 'The same in English.';
comment on column service_centers.address_ar is 'Street and district in Arabic; null where the programme does not say.';
comment on column service_centers.address_en is 'The same in English.';
comment on column service_centers.latitude is 'Degrees of WGS 84; null where the programme does not say.';
comment on column service_centers.longitude is 'Degrees of WGS 84.';

create table actings (
  id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  actor_id uuid not null,
  owner_id uuid not null,
  reason text not null default '',
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  company_name text,
  company_register text,
  constraint actings_pkey primary key (id),
  constraint actings_token_hash_key unique (token_hash),
  constraint actings_company_whole check (((company_name is null) = (company_register is null)))
);
comment on table actings is 'Who acts, or acted, for whom: the rows behind Request-Owner-Token.';
comment on column actings.id is 'UUIDv7.';
comment on column actings.token_hash is 'SHA-256 of the request-owner token; the token itself is kept nowhere.';
comment on column actings.session_id is 'The session it is good in; it ends with it.';
comment on column actings.actor_id is 'The employee or agent who acts.';
comment on column actings.owner_id is 'The person acted for, who gave the code.';
comment on column actings.reason is 'Why, in the words of who acts; the person acted for reads it.';
comment on column actings.began_at is 'When the code was proved.';
comment on column actings.expires_at is 'Not accepted from then on.';
comment on column actings.ended_at is 'Stopped, or followed by another in the same session.';
comment on column actings.company_name is 'The company that the person gave the code for; null: for themselves.';
comment on column actings.company_register is 'Its number in the commercial register, in Latin digits.';
create index actings_of_actor on actings (actor_id, id desc);
create index actings_of_owner on actings (owner_id, id desc);
create index actings_of_session on actings (session_id) where (ended_at is null);

create table password_links (
  token_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_links_pkey primary key (token_hash),
  constraint password_links_purpose_check check ((purpose = any (array['invitation'::text, 'reset'::text])))
);
comment on table password_links is 'Links by which a person sets a password: an invitation, or a reset that an administrator asked for.';
comment on column password_links.token_hash is 'SHA-256 of what the link carries; the link itself is kept nowhere.';
comment on column password_links.account_id is 'Whose password.';
comment on column password_links.purpose is 'Invitation of a new person, or a reset.';
comment on column password_links.created_at is 'When it was sent; a newer one takes its place.';
comment on column password_links.expires_at is 'Not accepted from then on.';
comment on column password_links.used_at is 'Accepted once, or put out of use by a newer one.';
create index password_links_of_account on password_links (account_id) where (used_at is null);

create table maintenance_periods (
  id uuid not null,
  message_ar text not null,
  message_en text not null,
  begins_at timestamptz not null,
  planned_end timestamptz,
  begun_by uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint maintenance_periods_pkey primary key (id)
);
comment on table maintenance_periods is 'Times in which the portal is closed to all but staff; one that has not ended is in force.';
comment on column maintenance_periods.id is 'UUIDv7.';
comment on column maintenance_periods.message_ar is 'What people are told, in Arabic.';
comment on column maintenance_periods.message_en is 'The same in English.';
comment on column maintenance_periods.begins_at is 'Closed from then on; until then people are warned and can finish.';
comment on column maintenance_periods.planned_end is 'When it is planned to open again; null: not known.';
comment on column maintenance_periods.begun_by is 'Who switched it on.';
comment on column maintenance_periods.created_at is 'When it was switched on.';
comment on column maintenance_periods.ended_at is 'When it was switched off; null: in force.';
create unique index maintenance_in_force on maintenance_periods ((true)) where (ended_at is null);

create table identities (
  id uuid not null,
  account_id uuid not null,
  user_slug text not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  constraint identities_pkey primary key (id),
  constraint identities_issuer_subject_user_slug_key unique (issuer, subject, user_slug)
);
comment on table identities is 'Who a provider of sign-in says somebody is, and the account that this opens.';
comment on column identities.id is 'UUIDv7.';
comment on column identities.account_id is 'Whose.';
comment on column identities.user_slug is 'Of the account: one identity opens at most one account of a kind.';
comment on column identities.provider is 'Id of the provider in the configuration when it was linked.';
comment on column identities.issuer is 'Issuer of the provider: with the subject it names one person.';
comment on column identities.subject is 'Name of the person at the provider.';
comment on column identities.linked_at is 'When it was linked.';
comment on column identities.last_used_at is 'Last sign-in by it.';
create index identities_of_account on identities (account_id);

create table external_sign_ins (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  user_slug text not null,
  nonce text not null,
  verifier text not null,
  redirect_url text not null,
  account_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  is_fresh boolean not null default false,
  constraint external_sign_ins_pkey primary key (state_hash)
);
comment on table external_sign_ins is 'Sign-ins that have left for a provider and have not come back.';
comment on column external_sign_ins.state_hash is 'SHA-256 of the state that travels along.';
comment on column external_sign_ins.browser_hash is 'SHA-256 of the cookie of the browser that left: no other comes back.';
comment on column external_sign_ins.provider is 'Where to.';
comment on column external_sign_ins.user_slug is 'As what one signs in.';
comment on column external_sign_ins.nonce is 'Must stand in the identity token.';
comment on column external_sign_ins.verifier is 'Proves to the provider that the code comes back from where it was asked for (PKCE).';
comment on column external_sign_ins.redirect_url is 'Where one comes back to.';
comment on column external_sign_ins.account_id is 'The account that the identity is to be linked to; null: a sign-in.';
comment on column external_sign_ins.expires_at is 'Not accepted from then on.';
comment on column external_sign_ins.used_at is 'Accepted once.';
comment on column external_sign_ins.is_fresh is 'Whether it proves the person of account_id anew; otherwise one with account_id links an identity to it.';
create index external_sign_ins_by_age on external_sign_ins (expires_at);

create table factors (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  name text not null,
  secret text,
  last_step bigint,
  credential_id text,
  public_key bytea,
  counter bigint,
  transports text[],
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint factors_pkey primary key (id),
  constraint factors_credential_id_key unique (credential_id),
  constraint factors_kind_check check ((kind = any (array['totp'::text, 'webauthn'::text])))
);
comment on table factors is 'Second factors: authenticator apps, security keys and passkeys.';
comment on column factors.id is 'UUIDv7.';
comment on column factors.account_id is 'Whose.';
comment on column factors.kind is 'Totp, webauthn.';
comment on column factors.name is 'What its owner calls it.';
comment on column factors.secret is 'Of an authenticator app, sealed.';
comment on column factors.last_step is 'Of an authenticator app: the newest half minute whose code was used; older ones are dead.';
comment on column factors.credential_id is 'Of a key, as it names itself.';
comment on column factors.public_key is 'Of a key, COSE.';
comment on column factors.counter is 'Of a key: signatures so far, as it tells.';
comment on column factors.transports is 'Of a key: usb, nfc, internal, hybrid.';
comment on column factors.created_at is 'Enrolled.';
comment on column factors.last_used_at is 'Last sign-in by it.';
create index factors_of_account on factors (account_id, id);

create table recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (account_id, code_hash)
);
comment on table recovery_codes is 'One-time codes on paper, for whoever has lost the other factors.';
comment on column recovery_codes.account_id is 'Whose.';
comment on column recovery_codes.code_hash is 'Keyed hash of 80 random bits.';
comment on column recovery_codes.used_at is 'Accepted once.';

create table tickets (
  token_hash bytea not null,
  purpose text not null,
  account_id uuid,
  state jsonb not null default '{}'::jsonb,
  expires_at timestamptz not null,
  constraint tickets_pkey primary key (token_hash)
);
comment on table tickets is 'Short-lived bearers of one step: a password was right, a code was right, a key was asked.';
comment on column tickets.token_hash is 'SHA-256 of the ticket.';
comment on column tickets.purpose is 'The one thing it opens.';
comment on column tickets.account_id is 'For whom; null where a passkey will tell.';
comment on column tickets.state is 'What the step goes on with: a challenge, a sealed secret.';
comment on column tickets.expires_at is 'Not taken from then on.';
create index tickets_by_age on tickets (expires_at);

create table known_devices (
  token_hash bytea not null,
  account_id uuid not null,
  last_used_at timestamptz not null,
  constraint known_devices_pkey primary key (account_id, token_hash)
);
comment on table known_devices is 'Browsers from which an account was signed in to: guessing elsewhere does not lock them out.';
comment on column known_devices.token_hash is 'SHA-256 of the browser''s own cookie.';
comment on column known_devices.account_id is 'Whose account.';
comment on column known_devices.last_used_at is 'Last sign-in.';
create index known_devices_by_age on known_devices (last_used_at);

create table request_links (
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  kind text not null,
  linked_by uuid not null,
  linked_at timestamptz not null,
  constraint request_links_pkey primary key (id),
  constraint request_links_check check ((from_id <> to_id)),
  constraint request_links_kind_check check ((kind = any (array['related'::text, 'duplicate'::text, 'continues'::text])))
);
comment on column request_links.id is 'UUIDv7.';
comment on column request_links.from_id is 'The request that is the duplicate, or that continues the other.';
comment on column request_links.to_id is 'The other request.';
comment on column request_links.kind is 'Related, duplicate, continues.';
comment on column request_links.linked_by is 'The employee who linked them.';
comment on column request_links.linked_at is 'When.';
create index request_links_from on request_links (from_id);
create unique index request_links_of_pair on request_links (least(from_id, to_id), greatest(from_id, to_id));
create index request_links_to on request_links (to_id);

create table holidays (
  date date not null,
  name_ar text not null,
  name_en text not null,
  is_expected boolean not null default false,
  constraint holidays_pkey primary key (date)
);
comment on column holidays.date is 'A day on which nobody works.';
comment on column holidays.name_ar is 'Its name in Arabic.';
comment on column holidays.name_en is 'Its name in English.';
comment on column holidays.is_expected is 'It hangs on the moon: the day may still move.';

create table hot_fields (
  service_slug text not null,
  field text not null,
  kind text not null,
  slot smallint not null,
  is_ready boolean not null default false,
  set_at timestamptz not null default now(),
  constraint hot_fields_pkey primary key (service_slug, field),
  constraint hot_fields_kind_check check ((kind = any (array['folded'::text, 'plain'::text, 'number'::text, 'sealed'::text])))
);
comment on table hot_fields is 'Which answers of a service stand in a column of requests; by the version in force.';
comment on column hot_fields.service_slug is 'Whose question.';
comment on column hot_fields.field is 'The question.';
comment on column hot_fields.kind is 'Folded: text_n holds it folded. Plain: text_n holds it as it is. Number: number_n holds it.';
comment on column hot_fields.slot is 'The n of the column.';
comment on column hot_fields.is_ready is 'Whether the requests filed before have it too; lists use the column from then on.';
comment on column hot_fields.set_at is 'When the version that asks for it was published.';
create unique index hot_fields_by_slot on hot_fields (service_slug, ((kind = 'number'::text)), slot);

create table request_changes (
  service_slug text not null,
  status text not null,
  status_kind text not null,
  is_assigned boolean not null,
  center text not null,
  age_group text not null,
  filed_on date not null,
  decided_on date,
  decided_in integer,
  change integer not null
) with (autovacuum_vacuum_threshold=1000, autovacuum_vacuum_scale_factor=0);
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
  center text not null,
  constraint request_counts_pkey primary key (service_slug, status, status_kind, is_assigned, center)
);
comment on table request_counts is 'Requests as they are now: inboxes and totals of lists read it.';
comment on column request_counts.service_slug is 'Which service.';
comment on column request_counts.status is 'Which status.';
comment on column request_counts.status_kind is 'Which kind of status.';
comment on column request_counts.is_assigned is 'Whether somebody works on it.';
comment on column request_counts.count is 'How many, without request_changes.';
comment on column request_counts.center is 'Which service center; empty: none.';

create table request_days (
  service_slug text not null,
  filed_on date not null,
  status text not null,
  status_kind text not null,
  count bigint not null,
  center text not null,
  age_group text not null,
  constraint request_days_pkey primary key (filed_on, service_slug, status, status_kind, center, age_group)
);
comment on table request_days is 'Requests by day of filing, present status, center and age group.';
comment on column request_days.service_slug is 'Which service.';
comment on column request_days.filed_on is 'Day of filing in Cairo.';
comment on column request_days.status is 'Which status.';
comment on column request_days.status_kind is 'Which kind of status.';
comment on column request_days.count is 'How many, without request_changes.';
comment on column request_days.center is 'Which service center; empty: none.';
comment on column request_days.age_group is 'Of the owner.';
create index request_days_empty on request_days (filed_on) where (count = 0);
create index request_days_unfinished on request_days (service_slug, filed_on) where (status_kind <> all (array['done'::text, 'rejected'::text, 'cancelled'::text]));

create table request_months (
  service_slug text not null,
  month date not null,
  status text not null,
  status_kind text not null,
  center text not null,
  age_group text not null,
  count bigint not null,
  constraint request_months_pkey primary key (service_slug, month, status, status_kind, center, age_group)
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
  days integer not null,
  count bigint not null,
  center text not null,
  age_group text not null,
  constraint request_decisions_pkey primary key (month, service_slug, status_kind, center, age_group, days)
);
comment on table request_decisions is 'Requests that were decided, by how long it took, center and age group.';
comment on column request_decisions.service_slug is 'Which service.';
comment on column request_decisions.month is 'First day of the month of the decision in Cairo.';
comment on column request_decisions.status_kind is 'Done or rejected.';
comment on column request_decisions.days is 'Whole days from filing to decision.';
comment on column request_decisions.count is 'How many, without request_changes.';
comment on column request_decisions.center is 'Which service center; empty: none.';
comment on column request_decisions.age_group is 'Of the owner.';

create table saved_views (
  id uuid not null,
  account_id uuid not null,
  name text not null,
  search json not null,
  kind text not null,
  constraint saved_views_pkey primary key (id),
  constraint saved_views_account_id_kind_name_key unique (account_id, kind, name),
  constraint saved_views_kind_check check ((kind = any (array['inbox'::text, 'report'::text])))
);
comment on table saved_views is 'Filters of the inbox, or a report, that a member of staff keeps under a name.';
comment on column saved_views.id is 'UUIDv7: the order they stand in.';
comment on column saved_views.account_id is 'Whose view.';
comment on column saved_views.name is 'As its owner calls it.';
comment on column saved_views.search is 'The filters of the address by name; json, so that they keep their order.';
comment on column saved_views.kind is 'inbox or report: which page it is an address of.';

create table request_presence (
  request_id uuid not null,
  account_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  is_acting boolean not null,
  constraint request_presence_pkey primary key (request_id, account_id)
);
comment on table request_presence is 'Who has a request open; a row that fell silent is deleted.';
comment on column request_presence.request_id is 'Which request.';
comment on column request_presence.account_id is 'Who is at it.';
comment on column request_presence.since is 'When they opened it.';
comment on column request_presence.seen_at is 'When their page last said so.';
comment on column request_presence.is_acting is 'They are writing a decision.';
create index request_presence_by_age on request_presence (seen_at);

create table exports (
  id uuid not null,
  account_id uuid not null,
  key text,
  kind text not null,
  format text not null,
  spec json not null,
  language text not null,
  state text not null default 'waiting',
  worker uuid,
  tries integer not null default 0,
  seen_at timestamptz,
  rows integer not null default 0,
  total integer,
  file_key text,
  error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  constraint exports_pkey primary key (id),
  constraint exports_account_id_key_key unique (account_id, key),
  constraint exports_format_check check ((format = any (array['csv'::text, 'xlsx'::text]))),
  constraint exports_kind_check check ((kind = any (array['report'::text, 'requests'::text]))),
  constraint exports_language_check check ((language = any (array['ar'::text, 'en'::text]))),
  constraint exports_state_check check ((state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
comment on table exports is 'Files of reports and requests, in the making or made.';
comment on column exports.id is 'UUIDv7: the order they were asked for.';
comment on column exports.account_id is 'Who had it made: nobody else reads it.';
comment on column exports.key is 'The Idempotency-Key it was asked for with.';
comment on column exports.kind is 'report: its numbers; requests: the requests behind it.';
comment on column exports.format is 'csv or xlsx.';
comment on column exports.spec is 'The report; json, so that it stays as it was written.';
comment on column exports.language is 'Of its words and its direction.';
comment on column exports.state is 'waiting, running, done or failed.';
comment on column exports.worker is 'Which taking of it works on it; an older one finds that it lost it.';
comment on column exports.tries is 'How often it was taken.';
comment on column exports.seen_at is 'When its worker last said that it lives.';
comment on column exports.rows is 'Rows written so far.';
comment on column exports.total is 'Rows there will be; null until they are counted.';
comment on column exports.file_key is 'Where its bytes stand in the file storage.';
comment on column exports.error is 'The code that says why there is no file.';
comment on column exports.created_at is 'When it was asked for: later requests are not in it.';
comment on column exports.finished_at is 'When it was done or failed.';
comment on column exports.expires_at is 'When it is deleted.';
create index exports_by_account on exports (account_id, id);
create index exports_by_expiry on exports (expires_at);
create index exports_waiting on exports (created_at) where (state = any (array['waiting'::text, 'running'::text]));

create table request_ratings (
  request_id uuid not null,
  about text not null,
  service_slug text not null,
  level smallint not null,
  comment text not null default '',
  rated_at timestamptz not null,
  changed_at timestamptz not null,
  constraint request_ratings_pkey primary key (request_id, about),
  constraint request_ratings_about_check check ((about = any (array['filing'::text, 'outcome'::text]))),
  constraint request_ratings_level_check check (((level >= 1) and (level <= 3)))
);
comment on table request_ratings is 'How applicants found it: three levels, and their words.';
comment on column request_ratings.request_id is 'Which request.';
comment on column request_ratings.about is 'Filing: sending it. Outcome: the whole, once it is over.';
comment on column request_ratings.service_slug is 'Of the request; what averages are reckoned by.';
comment on column request_ratings.level is '1 poor, 2 fair, 3 good.';
comment on column request_ratings.comment is 'Their words; empty: none.';
comment on column request_ratings.rated_at is 'When first; it may be changed within a day of that.';
comment on column request_ratings.changed_at is 'When last.';
create index request_ratings_by_service on request_ratings (service_slug, rated_at) include (about, level);

create table favourites (
  account_id uuid not null,
  service_slug text not null,
  added_at timestamptz not null,
  constraint favourites_pkey primary key (account_id, service_slug)
);
comment on table favourites is 'Services that a person keeps at hand.';
comment on column favourites.account_id is 'Whose favourite.';
comment on column favourites.service_slug is 'Which service.';
comment on column favourites.added_at is 'The order they stand in.';

create table announcements (
  audience text not null,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  is_active boolean not null,
  shown_from timestamptz,
  shown_until timestamptz,
  revision integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint announcements_pkey primary key (audience),
  constraint announcements_audience_check check ((audience = any (array['everyone'::text, 'staff'::text]))),
  constraint announcements_check check ((shown_until > shown_from))
);
comment on table announcements is 'The one announcement of each audience; none where there is no row.';
comment on column announcements.audience is 'Who reads it: everyone on the first page of the portal, or staff alone on theirs.';
comment on column announcements.title_ar is 'Its heading in Arabic.';
comment on column announcements.title_en is 'Its heading in English.';
comment on column announcements.description_ar is 'What it says in a sentence or two, in Arabic; empty where there is none.';
comment on column announcements.description_en is 'The same in English.';
comment on column announcements.body_ar is 'Everything else in Arabic, line by line; empty where there is none.';
comment on column announcements.body_en is 'The same in English.';
comment on column announcements.is_active is 'Switched off it is kept and nobody reads it.';
comment on column announcements.shown_from is 'Nobody reads it before; null where it is read at once.';
comment on column announcements.shown_until is 'Nobody reads it from then on; null where it has no end.';
comment on column announcements.revision is 'From the sequence: one that was deleted and written anew never has a former number.';
comment on column announcements.changed_at is 'When it was last written.';
comment on column announcements.changed_by is 'Who wrote it last.';

create table request_decision_totals (
  span text not null,
  start date not null,
  part text not null,
  key text not null,
  service_slug text not null,
  days integer not null,
  count bigint not null,
  constraint request_decision_totals_pkey primary key (span, part, start, service_slug, key, days)
);
comment on table request_decision_totals is 'Requests that were decided, by how long it took and one further part at most.';
comment on column request_decision_totals.span is 'month or year.';
comment on column request_decision_totals.start is 'First day of the month or year of the decision in Cairo.';
comment on column request_decision_totals.part is 'What key names: status_kind, center, age_group; all: nothing.';
comment on column request_decision_totals.key is 'Done or rejected, which service center, which age group; empty: none.';
comment on column request_decision_totals.service_slug is 'Which service.';
comment on column request_decision_totals.days is 'Whole days from filing to decision.';
comment on column request_decision_totals.count is 'How many, without request_changes.';

create table sealing_keys (
  id text not null,
  use text not null,
  first_used_at timestamptz not null default now(),
  constraint sealing_keys_pkey primary key (id),
  constraint sealing_keys_use_check check ((use = any (array['seal'::text, 'index'::text])))
);
comment on table sealing_keys is 'Keys that the database depends on, by id; the keys themselves are kept elsewhere.';
comment on column sealing_keys.id is 'As it stands in front of what the key sealed.';
comment on column sealing_keys.use is 'seal: opens and seals values. index: makes the blind index.';
comment on column sealing_keys.first_used_at is 'When a server first started with it.';
create unique index sealing_keys_one_index on sealing_keys (use) where (use = 'index'::text);

create table legal_holds (
  id uuid not null,
  account_id uuid not null,
  reason text not null,
  placed_by uuid,
  placed_at timestamptz not null,
  lifted_by uuid,
  lifted_at timestamptz,
  constraint legal_holds_pkey primary key (id)
);
comment on table legal_holds is 'While one stands nothing of a person is deleted or erased, by a job or by staff.';
comment on column legal_holds.id is 'UUIDv7.';
comment on column legal_holds.account_id is 'Whose data.';
comment on column legal_holds.reason is 'The case or order that asks for it, in the words of who placed it.';
comment on column legal_holds.placed_by is 'Who placed it.';
comment on column legal_holds.placed_at is 'Since when it stands.';
comment on column legal_holds.lifted_by is 'Who lifted it.';
comment on column legal_holds.lifted_at is 'Until when it stood; null: it stands.';
create unique index legal_hold_of_person on legal_holds (account_id) where (lifted_at is null);

create table erasure_requests (
  id uuid not null,
  account_id uuid not null,
  reason text not null,
  state text not null default 'waiting',
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  answer text,
  constraint erasure_requests_pkey primary key (id),
  constraint erasure_requests_state_check check ((state = any (array['waiting'::text, 'done'::text, 'refused'::text, 'withdrawn'::text])))
);
comment on table erasure_requests is 'People who asked for their data to be erased, and what staff decided.';
comment on column erasure_requests.id is 'UUIDv7.';
comment on column erasure_requests.account_id is 'Who asked.';
comment on column erasure_requests.reason is 'Why, in their words; emptied with the rest when it is done.';
comment on column erasure_requests.state is 'waiting, done, refused or withdrawn.';
comment on column erasure_requests.asked_at is 'When.';
comment on column erasure_requests.decided_by is 'Who decided; the person themselves where it was withdrawn.';
comment on column erasure_requests.decided_at is 'When it was decided.';
comment on column erasure_requests.answer is 'What the person was told.';
create unique index erasure_waiting_of_person on erasure_requests (account_id) where (state = 'waiting'::text);

create table guiding_videos (
  is_only boolean not null default true,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  url text not null,
  is_active boolean not null,
  revision integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint guiding_videos_pkey primary key (is_only),
  constraint guiding_videos_is_only_check check (is_only)
);
comment on table guiding_videos is 'The one guiding video of the portal; none where there is no row.';
comment on column guiding_videos.is_only is 'Always true: there is one row at most.';
comment on column guiding_videos.title_ar is 'Its heading in Arabic.';
comment on column guiding_videos.title_en is 'Its heading in English.';
comment on column guiding_videos.description_ar is 'What it shows, in Arabic; empty where nothing is said.';
comment on column guiding_videos.description_en is 'The same in English.';
comment on column guiding_videos.url is 'The address of a video whose id stands under v.';
comment on column guiding_videos.is_active is 'Switched off it is kept and nobody sees it.';
comment on column guiding_videos.revision is 'From the sequence of the announcements.';
comment on column guiding_videos.changed_at is 'When it was last written.';
comment on column guiding_videos.changed_by is 'Who wrote it last.';

create table pending_decisions (
  id uuid not null,
  request_id uuid not null,
  revision integer not null,
  account_id uuid not null,
  activity_id text not null,
  body text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text,
  constraint pending_decisions_pkey primary key (id),
  constraint pending_decisions_check check (((cancelled_at is null) = (cancelled_by is null))),
  constraint pending_decisions_check1 check (((cancelled_at is null) = (body is not null)))
);
comment on table pending_decisions is 'Decisions on requests that can still be undone, and those that could not be sent.';
comment on column pending_decisions.id is 'The id of the decision.';
comment on column pending_decisions.request_id is 'The request that was decided on; one decision waits at a time.';
comment on column pending_decisions.revision is 'The revision of the request that the decision was made on: any other cancels it.';
comment on column pending_decisions.account_id is 'Who decided, and may undo it.';
comment on column pending_decisions.activity_id is 'The activity of the service that is performed.';
comment on column pending_decisions.body is 'Answers, comment and questions of the activity, sealed as a whole; gone once it is cancelled.';
comment on column pending_decisions.created_at is 'When it was decided.';
comment on column pending_decisions.due_at is 'When it is sent.';
comment on column pending_decisions.cancelled_at is 'When sending it was refused; null while it waits.';
comment on column pending_decisions.cancelled_by is 'The code of the error that it was refused with.';
create index pending_decisions_by_account on pending_decisions (account_id);
create index pending_decisions_by_request on pending_decisions (request_id);
create index pending_decisions_due on pending_decisions (due_at) where (cancelled_at is null);
create unique index pending_decisions_one_waits on pending_decisions (request_id) where (cancelled_at is null);

create table payments (
  id uuid not null,
  number text not null,
  request_id uuid not null,
  deliverable_number smallint not null,
  service_slug text not null,
  owner_id uuid not null,
  items jsonb not null,
  amount bigint not null,
  currency text not null,
  status text not null,
  is_void boolean not null default false,
  paid_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  revision integer not null default 1,
  constraint payments_pkey primary key (id),
  constraint payments_number_key unique (number),
  constraint payments_amount_check check ((amount >= 0)),
  constraint payments_currency_check check ((currency = 'EGP'::text)),
  constraint payments_deliverable_number_check check ((deliverable_number = any (array[1, 2]))),
  constraint payments_status_check check ((status = any (array['created'::text, 'checking'::text, 'paid'::text, 'unpaid'::text, 'incomplete'::text, 'expired'::text, 'cancelled'::text, 'refunded'::text])))
);
comment on table payments is 'What a request owes since it waits for payment: one open payment of a request at a time.';
comment on column payments.id is 'UUIDv7.';
comment on column payments.number is 'The number that people quote: year and count, digits alone.';
comment on column payments.request_id is 'What is paid for.';
comment on column payments.deliverable_number is 'Which of the request''s two deliverables it is for.';
comment on column payments.service_slug is 'The service of the request.';
comment on column payments.owner_id is 'Whose request it is, whoever pays.';
comment on column payments.items is 'Line by line: [{label: {ar, en}, amount}], amounts in piasters, without the gateway''s fee.';
comment on column payments.amount is 'The sum of the items in piasters.';
comment on column payments.currency is 'EGP.';
comment on column payments.status is 'Worked out from the events of all attempts by machine.ts; never written by hand.';
comment on column payments.is_void is 'The request no longer waits for it: what still arrives is given back.';
comment on column payments.paid_by is 'The attempt that paid it; it stays the one whatever else arrives.';
comment on column payments.created_at is 'When the request began to wait.';
comment on column payments.updated_at is 'When its status last changed.';
comment on column payments.paid_at is 'When it became paid.';
comment on column payments.revision is 'Counts changes.';
create index payments_by_time on payments (created_at desc, id);
create index payments_of_owner on payments (owner_id, created_at desc);
create index payments_of_request on payments (request_id, created_at desc);
create unique index payments_open on payments (request_id) where ((status <> all (array['paid'::text, 'refunded'::text])) and (not is_void));

create table payment_attempts (
  id uuid not null,
  payment_id uuid not null,
  gateway_id text not null,
  channel text not null,
  fee bigint not null,
  amount bigint not null,
  status text not null,
  ordered jsonb,
  begun jsonb,
  received bigint not null default 0,
  refunded bigint not null default 0,
  transaction_id text,
  created_at timestamptz not null,
  expires_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  asked_until timestamptz,
  proof_id uuid,
  acted_by uuid,
  constraint payment_attempts_pkey primary key (id),
  constraint payment_attempts_amount_check check ((amount > 0)),
  constraint payment_attempts_channel_check check ((channel = any (array['card'::text, 'payment-code'::text, 'bank'::text, 'office'::text]))),
  constraint payment_attempts_fee_check check ((fee >= 0)),
  constraint payment_attempts_status_check check ((status = any (array['intent'::text, 'open'::text, 'checking'::text, 'paid'::text, 'incomplete'::text, 'declined'::text, 'expired'::text, 'cancelled'::text])))
);
comment on table payment_attempts is 'Each try to pay: its id is the reference and idempotency key towards the provider, and it is written before the provider is called.';
comment on column payment_attempts.id is 'UUIDv7; the provider''s reference.';
comment on column payment_attempts.payment_id is 'What it pays.';
comment on column payment_attempts.gateway_id is 'The provider, bank-account for the portal''s own account, office for a counter.';
comment on column payment_attempts.channel is 'How the payer pays.';
comment on column payment_attempts.fee is 'The provider''s own fee in piasters, on top of the items.';
comment on column payment_attempts.amount is 'What is to arrive: items and fee.';
comment on column payment_attempts.status is 'Worked out from its events by machine.ts.';
comment on column payment_attempts.ordered is 'What the provider was told besides the amount: a second call with the same reference tells it the same.';
comment on column payment_attempts.begun is 'What the provider answered: an address, a code or an account to transfer to.';
comment on column payment_attempts.received is 'The sum that arrived.';
comment on column payment_attempts.refunded is 'The sum that went back.';
comment on column payment_attempts.transaction_id is 'The provider''s number of the last money that arrived.';
comment on column payment_attempts.created_at is 'When it was begun.';
comment on column payment_attempts.expires_at is 'When the provider no longer takes money for it.';
comment on column payment_attempts.next_check_at is 'When the provider is asked again; null: not any more.';
comment on column payment_attempts.checks is 'How often it was asked without news: the pauses grow.';
comment on column payment_attempts.asked_until is 'Its payer''s page makes the provider be asked again after this.';
comment on column payment_attempts.proof_id is 'The file that proves a bank transfer, uploaded by the applicant.';
comment on column payment_attempts.acted_by is 'Who began it, or recorded it at an office.';
create index payment_attempts_of_payment on payment_attempts (payment_id, created_at);
create unique index payment_attempts_open on payment_attempts (payment_id) where (status = any (array['intent'::text, 'open'::text, 'checking'::text, 'incomplete'::text]));
create index payment_attempts_to_check on payment_attempts (next_check_at) where (next_check_at is not null);

create table payment_events (
  gateway_id text not null,
  event_id text not null,
  attempt_id uuid not null,
  kind text not null,
  amount bigint not null,
  transaction_id text,
  refund_id uuid,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  source text not null,
  actor_id uuid,
  reason text,
  constraint payment_events_pkey primary key (gateway_id, event_id),
  constraint payment_events_source_check check ((source = any (array['notice'::text, 'status'::text, 'begin'::text, 'clock'::text, 'settlement'::text, 'staff'::text])))
);
comment on table payment_events is 'What befell attempts: the one source of their status. Appended only.';
comment on column payment_events.gateway_id is 'Who says so.';
comment on column payment_events.event_id is 'The provider''s id of the event: said twice it counts once.';
comment on column payment_events.attempt_id is 'The attempt.';
comment on column payment_events.kind is 'A kind of machine.ts.';
comment on column payment_events.amount is 'Piasters that moved, or were ordered.';
comment on column payment_events.transaction_id is 'The provider''s number where money moved.';
comment on column payment_events.refund_id is 'The refund that it is about.';
comment on column payment_events.occurred_at is 'When it happened, as the provider says.';
comment on column payment_events.received_at is 'When the portal learned of it.';
comment on column payment_events.source is 'How the portal learned of it.';
comment on column payment_events.actor_id is 'The member of staff who recorded it.';
comment on column payment_events.reason is 'Why they did.';
create index payment_events_of_attempt on payment_events (attempt_id, received_at);
create index payment_events_of_money on payment_events (occurred_at) where (kind = any (array['received'::text, 'refunded'::text]));
create unique index payment_events_of_transaction on payment_events (gateway_id, transaction_id, kind) where ((kind = any (array['received'::text, 'refunded'::text])) and (source <> 'staff'::text));

create table payment_alerts (
  id uuid not null,
  gateway_id text not null,
  attempt_id uuid,
  kind text not null,
  detail jsonb not null,
  at timestamptz not null,
  constraint payment_alerts_pkey primary key (id)
);
comment on table payment_alerts is 'Signed notices that cannot be: another merchant, currency or amount. They change nothing; staff see them.';
comment on column payment_alerts.id is 'UUIDv7.';
comment on column payment_alerts.gateway_id is 'Who signed it.';
comment on column payment_alerts.attempt_id is 'The attempt it names, where there is one.';
comment on column payment_alerts.kind is 'What is wrong with it.';
comment on column payment_alerts.detail is 'The event as it came.';
comment on column payment_alerts.at is 'When it came.';

create table payment_postings (
  id bigint generated always as identity,
  posting_id uuid not null,
  payment_id uuid not null,
  account text not null,
  amount bigint not null,
  at timestamptz not null,
  constraint payment_postings_pkey primary key (id),
  constraint payment_postings_amount_check check ((amount <> 0))
);
comment on table payment_postings is 'The ledger by double entry: the lines of one posting sum to zero. Appended only.';
comment on column payment_postings.id is 'Counts lines.';
comment on column payment_postings.posting_id is 'The posting that the line is part of.';
comment on column payment_postings.payment_id is 'What it is about.';
comment on column payment_postings.account is 'gateway:NAME, fees:SERVICE, gateway-fees:NAME or unapplied.';
comment on column payment_postings.amount is 'Piasters: what comes in is positive, what is owed negative.';
comment on column payment_postings.at is 'When it was posted.';
create index payment_postings_by_time on payment_postings (at);
create index payment_postings_of_payment on payment_postings (payment_id);

create table payment_refunds (
  id uuid not null,
  attempt_id uuid not null,
  amount bigint not null,
  cause text not null,
  reason text not null,
  status text not null,
  requested_by uuid,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision text,
  finished_at timestamptz,
  next_try_at timestamptz,
  constraint payment_refunds_pkey primary key (id),
  constraint payment_refunds_amount_check check ((amount > 0)),
  constraint payment_refunds_cause_check check ((cause = any (array['staff'::text, 'paidTwice'::text, 'tooMuch'::text, 'tooLate'::text, 'part'::text]))),
  constraint payment_refunds_check check (((decided_by is null) or (requested_by is null) or (decided_by <> requested_by))),
  constraint payment_refunds_status_check check ((status = any (array['requested'::text, 'approved'::text, 'declined'::text, 'returned'::text, 'failed'::text])))
);
comment on table payment_refunds is 'Money to give back: asked for by staff or by the portal, approved by a second person, carried out by the provider.';
comment on column payment_refunds.id is 'UUIDv7; the idempotency key towards the provider.';
comment on column payment_refunds.attempt_id is 'Whose money goes back.';
comment on column payment_refunds.amount is 'Piasters.';
comment on column payment_refunds.cause is 'Why it is there.';
comment on column payment_refunds.reason is 'In the words of whoever asked.';
comment on column payment_refunds.status is 'How far it is.';
comment on column payment_refunds.requested_by is 'Who asked; null: the portal.';
comment on column payment_refunds.requested_at is 'When.';
comment on column payment_refunds.decided_by is 'Who approved or rejected it: never who asked.';
comment on column payment_refunds.decided_at is 'When.';
comment on column payment_refunds.decision is 'What they wrote.';
comment on column payment_refunds.finished_at is 'When the provider said that it is done, or refused.';
comment on column payment_refunds.next_try_at is 'When the provider is asked to carry it out again.';
create index payment_refunds_of_attempt on payment_refunds (attempt_id);
create index payment_refunds_open on payment_refunds (requested_at) where (status = any (array['requested'::text, 'approved'::text]));

create table payment_receipts (
  payment_id uuid not null,
  number text not null,
  body text not null,
  key_id text not null,
  signature text not null,
  issued_at timestamptz not null,
  constraint payment_receipts_pkey primary key (payment_id),
  constraint payment_receipts_number_key unique (number)
);
comment on table payment_receipts is 'The signed receipt of a payment, made when it becomes paid.';
comment on column payment_receipts.payment_id is 'What was paid.';
comment on column payment_receipts.number is 'The payment''s number.';
comment on column payment_receipts.body is 'The signed text.';
comment on column payment_receipts.key_id is 'The key that signed it.';
comment on column payment_receipts.signature is 'Ed25519 over the text, base64url.';
comment on column payment_receipts.issued_at is 'When.';

create table signing_keys (
  id text not null,
  public_key text not null,
  created_at timestamptz not null,
  constraint signing_keys_pkey primary key (id)
);
comment on table signing_keys is 'Public keys of receipts: a receipt is checked by the one that it names, also after the secret changed.';
comment on column signing_keys.id is 'The first letters of the key''s hash.';
comment on column signing_keys.public_key is 'Ed25519, raw, base64url.';
comment on column signing_keys.created_at is 'When a server first used it.';

create table payment_outbox (
  id bigint generated always as identity,
  payment_id uuid not null,
  kind text not null,
  at timestamptz not null,
  published_at timestamptz,
  constraint payment_outbox_pkey primary key (id),
  constraint payment_outbox_kind_check check ((kind = any (array['paid'::text, 'unpaid'::text, 'expired'::text, 'refunded'::text, 'voided'::text])))
);
comment on table payment_outbox is 'What other capabilities are told of payments: written with the change, published once.';
comment on column payment_outbox.id is 'Counts them.';
comment on column payment_outbox.payment_id is 'The payment.';
comment on column payment_outbox.kind is 'What became of it.';
comment on column payment_outbox.at is 'When.';
comment on column payment_outbox.published_at is 'When all subscribers had it.';
create index payment_outbox_waiting on payment_outbox (id) where (published_at is null);

create table settlement_lines (
  gateway_id text not null,
  transaction_id text not null,
  kind text not null,
  day date not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  occurred_at timestamptz not null,
  constraint settlement_lines_pkey primary key (gateway_id, transaction_id, kind),
  constraint settlement_lines_kind_check check ((kind = any (array['received'::text, 'refunded'::text])))
);
comment on table settlement_lines is 'The provider''s lists of what moved, day by day.';
comment on column settlement_lines.gateway_id is 'The provider.';
comment on column settlement_lines.transaction_id is 'Its number.';
comment on column settlement_lines.kind is 'Which way the money went.';
comment on column settlement_lines.day is 'The day of the list, Cairo.';
comment on column settlement_lines.reference is 'The attempt, as the provider names it.';
comment on column settlement_lines.amount is 'Piasters.';
comment on column settlement_lines.currency is 'EGP.';
comment on column settlement_lines.occurred_at is 'When it moved.';

create table reconciliation_days (
  gateway_id text not null,
  day date not null,
  closed_at timestamptz not null,
  lines integer not null,
  received bigint not null,
  refunded bigint not null,
  differences integer not null,
  constraint reconciliation_days_pkey primary key (gateway_id, day)
);
comment on table reconciliation_days is 'The daily close of each provider: the last comparison of its list with the ledger.';
comment on column reconciliation_days.gateway_id is 'The provider.';
comment on column reconciliation_days.day is 'The day, Cairo.';
comment on column reconciliation_days.closed_at is 'When it was last compared.';
comment on column reconciliation_days.lines is 'How many lines the provider''s list has.';
comment on column reconciliation_days.received is 'Piasters that came in, by its list.';
comment on column reconciliation_days.refunded is 'Piasters that went back, by its list.';
comment on column reconciliation_days.differences is 'How many differences were found.';

create table reconciliation_differences (
  id uuid not null,
  gateway_id text not null,
  day date not null,
  kind text not null,
  transaction_id text not null,
  direction text not null,
  reference text not null,
  attempt_id uuid,
  here bigint not null,
  there bigint not null,
  found_at timestamptz not null,
  resolution text,
  reason text,
  resolved_by uuid,
  resolved_at timestamptz,
  constraint reconciliation_differences_pkey primary key (id),
  constraint reconciliation_differences_gateway_id_day_transaction_id_di_key unique (gateway_id, day, transaction_id, direction, kind),
  constraint reconciliation_differences_direction_check check ((direction = any (array['received'::text, 'refunded'::text]))),
  constraint reconciliation_differences_kind_check check ((kind = any (array['missingHere'::text, 'missingThere'::text, 'amount'::text, 'unknownReference'::text]))),
  constraint reconciliation_differences_resolution_check check ((resolution = any (array['applied'::text, 'corrected'::text, 'accepted'::text, 'vanished'::text])))
);
comment on table reconciliation_differences is 'What the provider''s list and the ledger do not agree on: a queue for finance.';
comment on column reconciliation_differences.id is 'UUIDv7.';
comment on column reconciliation_differences.gateway_id is 'The provider.';
comment on column reconciliation_differences.day is 'The day, Cairo.';
comment on column reconciliation_differences.kind is 'Which side lacks it, or that the amounts differ.';
comment on column reconciliation_differences.transaction_id is 'The provider''s number.';
comment on column reconciliation_differences.direction is 'Which way the money went.';
comment on column reconciliation_differences.reference is 'The attempt as the provider names it.';
comment on column reconciliation_differences.attempt_id is 'The attempt, where there is one.';
comment on column reconciliation_differences.here is 'Piasters by the ledger.';
comment on column reconciliation_differences.there is 'Piasters by the provider.';
comment on column reconciliation_differences.found_at is 'When it was found.';
comment on column reconciliation_differences.resolution is 'How it was resolved; null: open.';
comment on column reconciliation_differences.reason is 'Why so.';
comment on column reconciliation_differences.resolved_by is 'Who resolved it; null: the portal.';
comment on column reconciliation_differences.resolved_at is 'When.';
create index reconciliation_differences_open on reconciliation_differences (found_at) where (resolved_at is null);

create table reservables (
  kind text not null,
  code text not null,
  capacity integer not null default 1,
  taken integer not null default 0,
  is_open boolean not null default false,
  opens_at timestamptz,
  channels text[],
  lot text,
  constraint reservables_pkey primary key (kind, code),
  constraint reservables_capacity_check check ((capacity > 0)),
  constraint reservables_check check (((taken >= 0) and (taken <= capacity)))
);
comment on table reservables is 'What can be reserved. Written by the programmes that offer it; taken by the statements that reserve and free.';
comment on column reservables.kind is 'What sort of thing it is: the field kinds that reserve name it.';
comment on column reservables.code is 'Its code among those of its kind.';
comment on column reservables.capacity is 'How many reservations it takes at once.';
comment on column reservables.taken is 'How many it has: the reservations of it that are not freed.';
comment on column reservables.is_open is 'Whether new reservations are taken.';
comment on column reservables.opens_at is 'From when on; null: at once.';
comment on column reservables.channels is 'The payment channels by which a request that reserves it can be paid; null: all.';
comment on column reservables.lot is 'What it is offered together with, by a name of its programme: the project of a unit; null: it stands alone.';
create index reservables_of_lot on reservables (kind, lot) where (lot is not null);

create table reservation_holders (
  kind text not null,
  account_id uuid not null,
  live integer not null,
  constraint reservation_holders_pkey primary key (kind, account_id),
  constraint reservation_holders_live_check check ((live >= 0))
);
comment on table reservation_holders is 'How many reservations a person has of a kind: what keeps them to their limit.';
comment on column reservation_holders.kind is 'As in reservables.';
comment on column reservation_holders.account_id is 'Whose.';
comment on column reservation_holders.live is 'Their reservations that are not freed.';

create table reservations (
  id uuid not null,
  kind text not null,
  code text not null,
  is_single boolean not null,
  account_id uuid not null,
  request_id uuid,
  status text not null,
  held_until timestamptz,
  freed_because text,
  is_announced boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reservations_pkey primary key (id),
  constraint reservations_check check (((status = 'held'::text) = (held_until is not null))),
  constraint reservations_check1 check (((status = 'freed'::text) = (freed_because is not null))),
  constraint reservations_check2 check (((status = any (array['held'::text, 'freed'::text])) or (request_id is not null))),
  constraint reservations_freed_because_check check ((freed_because = any (array['expired'::text, 'returned'::text, 'replaced'::text, 'ended'::text, 'released'::text, 'refunded'::text, 'over'::text]))),
  constraint reservations_status_check check ((status = any (array['held'::text, 'reserved'::text, 'locked'::text, 'allocated'::text, 'freed'::text])))
);
comment on table reservations is 'Who has reserved what: held while a form is filled, then of its request until it is freed.';
comment on column reservations.id is 'UUIDv7.';
comment on column reservations.kind is 'As in reservables.';
comment on column reservations.code is 'As in reservables.';
comment on column reservations.is_single is 'Copied from a capacity of one, so that an index can forbid a second.';
comment on column reservations.account_id is 'Whose it is: the owner of the request.';
comment on column reservations.request_id is 'The request that it belongs to since it was sent; null while it is held.';
comment on column reservations.status is 'held: while the form is filled; reserved: the request is sent; locked: paid; allocated: decided; freed: over.';
comment on column reservations.held_until is 'When a hold ends by itself.';
comment on column reservations.freed_because is 'Why it is over.';
comment on column reservations.is_announced is 'Whether open pages were told that it is free again.';
comment on column reservations.created_at is 'When it was taken.';
comment on column reservations.updated_at is 'When its status last changed.';
create index reservations_ending on reservations (held_until) where (status = 'held'::text);
create index reservations_freed on reservations (updated_at) where ((status = 'freed'::text) and (request_id is null));
create index reservations_of_account on reservations (account_id) where (status <> 'freed'::text);
create index reservations_of_day on reservations (split_part(code, '/'::text, 2) collate "C") where ((kind = 'appointment'::text) and (status = any (array['reserved'::text, 'locked'::text, 'allocated'::text])));
create index reservations_of_holder on reservations (account_id, kind, code, created_at) where (request_id is null);
create index reservations_of_item on reservations (kind, code) where (status <> 'freed'::text);
create index reservations_of_request on reservations (request_id) where (status <> 'freed'::text);
create unique index reservations_of_single on reservations (kind, code) where (is_single and (status <> 'freed'::text));
create index reservations_unannounced on reservations (id) where (not is_announced);

create table reservation_alerts (
  kind text not null,
  lot text not null,
  account_id uuid not null,
  created_at timestamptz not null,
  constraint reservation_alerts_pkey primary key (kind, lot, account_id)
);
comment on table reservation_alerts is 'Who wants to be notified when something of a lot is free again; a row goes with the message.';
comment on column reservation_alerts.kind is 'As in reservables.';
comment on column reservation_alerts.lot is 'As in reservables.';
comment on column reservation_alerts.account_id is 'Whom.';
comment on column reservation_alerts.created_at is 'When they signed up.';
create index reservation_alerts_by_age on reservation_alerts (created_at);
create index reservation_alerts_of_account on reservation_alerts (account_id);

create table lot_sales (
  id uuid not null,
  kind text not null,
  lot text not null,
  method text not null,
  opens_at timestamptz not null,
  closes_at timestamptz,
  places integer not null,
  turn_minutes integer not null,
  seed_hash text,
  seed_sealed text,
  seed text,
  entries_hash text,
  drawn text[],
  drawn_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  beacon_source text,
  beacon_value text,
  beacon_by uuid,
  beacon_at timestamptz,
  beacon_confirmed_by uuid,
  beacon_confirmed_at timestamptz,
  listed text[],
  constraint lot_sales_pkey primary key (id),
  constraint lot_sales_beacon_check check ((((beacon_source is null) or (method = 'draw'::text)) and ((beacon_value is null) or ((beacon_source is not null) and (listed is not null))) and ((beacon_value is null) = (beacon_by is null)) and ((beacon_value is null) = (beacon_at is null)) and ((beacon_confirmed_at is null) = (beacon_confirmed_by is null)) and ((beacon_confirmed_by is null) or ((beacon_value is not null) and (beacon_confirmed_by <> beacon_by))))),
  constraint lot_sales_beacon_source_check check (((length(beacon_source) >= 1) and (length(beacon_source) <= 300))),
  constraint lot_sales_beacon_value_check check (((length(beacon_value) >= 1) and (length(beacon_value) <= 200))),
  constraint lot_sales_check check (
case method
    when 'draw'::text then ((closes_at > opens_at) and (seed_hash is not null) and (seed_sealed is not null))
    else ((closes_at is null) and (seed_hash is null))
end),
  constraint lot_sales_drawn_check check ((((drawn_at is null) = (seed is null)) and ((drawn_at is null) = (drawn is null)) and ((listed is null) = (entries_hash is null)) and ((drawn_at is null) or (listed is not null)))),
  constraint lot_sales_method_check check ((method = any (array['line'::text, 'draw'::text]))),
  constraint lot_sales_places_check check ((places > 0)),
  constraint lot_sales_turn_minutes_check check ((turn_minutes > 0))
);
comment on table lot_sales is 'Sales in which people are admitted one after the other. A lot has one at a time.';
comment on column lot_sales.id is 'UUIDv7.';
comment on column lot_sales.kind is 'As in reservables.';
comment on column lot_sales.lot is 'As in reservables.';
comment on column lot_sales.method is 'line: in the order in which they came; draw: in the order that was drawn.';
comment on column lot_sales.opens_at is 'line: from when on people are admitted; draw: from when on they enter.';
comment on column lot_sales.closes_at is 'draw: until when people enter; it is drawn then.';
comment on column lot_sales.places is 'How many are admitted at once, at most.';
comment on column lot_sales.turn_minutes is 'How long whoever is admitted has to reserve.';
comment on column lot_sales.seed_hash is 'draw: SHA-256 of the seed, published before anybody enters.';
comment on column lot_sales.seed_sealed is 'draw: the seed, readable by the server alone until it is drawn.';
comment on column lot_sales.seed is 'draw: the seed, published once it is drawn.';
comment on column lot_sales.entries_hash is 'draw: SHA-256 of the list of entries.';
comment on column lot_sales.drawn is 'draw: the codes of all entries in the order that was drawn; stays when people and their entries are erased.';
comment on column lot_sales.drawn_at is 'draw: when it was drawn.';
comment on column lot_sales.created_at is 'When it was set up.';
comment on column lot_sales.ended_at is 'When it was over: everybody may reserve since.';
comment on column lot_sales.beacon_source is 'draw: which public value is mixed in, named before anybody enters.';
comment on column lot_sales.beacon_value is 'draw: that value, as it was entered last.';
comment on column lot_sales.beacon_by is 'draw: the administrator who entered it.';
comment on column lot_sales.beacon_at is 'draw: when it was entered.';
comment on column lot_sales.beacon_confirmed_by is 'draw: another administrator, who entered the same.';
comment on column lot_sales.beacon_confirmed_at is 'draw: when; it is drawn from then on.';
comment on column lot_sales.listed is 'draw: the codes of all entries, as they stood when entries closed.';
create unique index lot_sales_live on lot_sales (kind, lot) where (ended_at is null);
create index lot_sales_of_lot on lot_sales (kind, lot, created_at desc);

create table lot_sale_entries (
  id bigint generated always as identity,
  sale_id uuid not null,
  account_id uuid not null,
  code text not null,
  rank bigint,
  status text not null,
  admitted_at timestamptz,
  admitted_until timestamptz,
  joined_at timestamptz not null,
  constraint lot_sale_entries_pkey primary key (id),
  constraint lot_sale_entries_sale_id_code_key unique (sale_id, code),
  constraint lot_sale_entries_check check (((admitted_at is null) = (admitted_until is null))),
  constraint lot_sale_entries_check1 check (((status <> all (array['admitted'::text, 'used'::text, 'missed'::text])) or (admitted_at is not null))),
  constraint lot_sale_entries_status_check check ((status = any (array['waiting'::text, 'admitted'::text, 'used'::text, 'missed'::text, 'left'::text])))
);
comment on table lot_sale_entries is 'Who takes part in a sale.';
comment on column lot_sale_entries.id is 'In the order in which they came: their place in a line.';
comment on column lot_sale_entries.sale_id is 'In which sale.';
comment on column lot_sale_entries.account_id is 'Who.';
comment on column lot_sale_entries.code is 'What a draw calls them in public: random, and known to them alone.';
comment on column lot_sale_entries.rank is 'In which order they are admitted; null until it is drawn.';
comment on column lot_sale_entries.status is 'waiting; admitted: may reserve; used: has reserved; missed: their time was over; left: by themselves.';
comment on column lot_sale_entries.admitted_at is 'When they were admitted.';
comment on column lot_sale_entries.admitted_until is 'Until when they may reserve.';
comment on column lot_sale_entries.joined_at is 'When they came.';
create index lot_sale_entries_admitted on lot_sale_entries (sale_id, admitted_until) where (status = 'admitted'::text);
create unique index lot_sale_entries_live on lot_sale_entries (sale_id, account_id) where (status = any (array['waiting'::text, 'admitted'::text]));
create index lot_sale_entries_of_account on lot_sale_entries (account_id, sale_id);
create index lot_sale_entries_waiting on lot_sale_entries (sale_id, coalesce(rank, id)) where (status = 'waiting'::text);

create table appointment_calendars (
  code text not null,
  rules jsonb not null,
  is_offered boolean not null default true,
  constraint appointment_calendars_pkey primary key (code)
);
comment on table appointment_calendars is 'When centers receive people. Programmes bring them, with each start.';
comment on column appointment_calendars.code is 'What the codes of appointments begin with.';
comment on column appointment_calendars.rules is 'Its name, hours, length, capacity, days ahead and closed days, as contract/programme.ts names them.';
comment on column appointment_calendars.is_offered is 'Whether a programme still brings it.';

create table notifications (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  topic text not null,
  is_locked boolean not null,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  service_slug text,
  request_number text,
  path text,
  is_listed boolean not null,
  is_announced boolean not null default false,
  created_at timestamptz not null,
  visible_at timestamptz not null,
  seen_at timestamptz,
  read_at timestamptz,
  reminds text,
  reminds_id uuid,
  reminds_due timestamptz,
  constraint notifications_pkey primary key (id),
  constraint notifications_reminds_check check ((reminds = any (array['draft'::text, 'payment'::text, 'request'::text, 'appointment'::text, 'assignment'::text])))
);
comment on table notifications is 'What people are notified of. Written by the statement that makes the change they tell of.';
comment on column notifications.id is 'UUIDv7; of one that several people get, random.';
comment on column notifications.account_id is 'Whose it is. Nobody who acts for them reads it.';
comment on column notifications.kind is 'A row of contract/notification-kinds.ts.';
comment on column notifications.topic is 'A row of contract/notification-topics.ts; a decision is of another topic than the kind it is written by.';
comment on column notifications.is_locked is 'Sent whatever the person chose: legal notices, and what guards an account.';
comment on column notifications.title_ar is 'Also the subject of its e-mail.';
comment on column notifications.title_en is 'The same in English.';
comment on column notifications.text_ar is 'As it was written, with values in Arabic digits.';
comment on column notifications.text_en is 'The same in English.';
comment on column notifications.service_slug is 'The service that it is about.';
comment on column notifications.request_number is 'The request that it is about, and leads to.';
comment on column notifications.path is 'Where it leads in the citizens'' app, where that is no request.';
comment on column notifications.is_listed is 'Whether the person has it in their list; false where they muted the topic there.';
comment on column notifications.is_announced is 'Whether open pages were told of it.';
comment on column notifications.created_at is 'When it was written.';
comment on column notifications.visible_at is 'Listed from then on: it may still be taken back before.';
comment on column notifications.seen_at is 'When it was first shown in the list or the panel.';
comment on column notifications.read_at is 'When the person opened or ticked it.';
comment on column notifications.reminds is 'What it reminds of; it is gone from lists and sent no more once that is done.';
comment on column notifications.reminds_id is 'The draft, payment or reservation; the request of a due date or an assignment.';
comment on column notifications.reminds_due is 'Of a request: the due date that it warns of.';
create index notifications_newest on notifications (created_at);
create index notifications_of_account on notifications (account_id, created_at desc, id desc) where is_listed;
create index notifications_to_announce on notifications (visible_at) where (is_listed and (not is_announced));
create index notifications_unseen on notifications (account_id) where (is_listed and (seen_at is null));

create table notification_templates (
  id uuid not null,
  kind text not null,
  service_slug text,
  stage text,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  is_active boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint notification_templates_pkey primary key (id),
  constraint notification_templates_one_each unique nulls not distinct (kind, service_slug, stage)
);
comment on table notification_templates is 'Words that stand in place of the standard ones. Written by administrators; who changed what stands in the audit.';
comment on column notification_templates.id is 'UUIDv7.';
comment on column notification_templates.kind is 'A row of contract/notification-kinds.ts.';
comment on column notification_templates.service_slug is 'For one service; null: for all.';
comment on column notification_templates.stage is 'For requests in one stage; null: in all.';
comment on column notification_templates.title_ar is 'With placeholders in braces.';
comment on column notification_templates.title_en is 'With placeholders in braces.';
comment on column notification_templates.text_ar is 'With placeholders in braces.';
comment on column notification_templates.text_en is 'With placeholders in braces.';
comment on column notification_templates.is_active is 'An inactive one gives way to the next more general one, in the end to the standard words.';
comment on column notification_templates.revision is 'Optimistic lock.';
comment on column notification_templates.changed_at is 'When it last changed.';
comment on column notification_templates.changed_by is 'The administrator who changed it last.';

create table notification_preferences (
  account_id uuid not null,
  choices jsonb not null,
  quiet_from smallint,
  quiet_until smallint,
  revision integer not null default 1,
  updated_at timestamptz not null,
  constraint notification_preferences_pkey primary key (account_id),
  constraint notification_preferences_quiet check (((quiet_from is null) = (quiet_until is null))),
  constraint notification_preferences_quiet_from_check check (((quiet_from >= 0) and (quiet_from <= 1439))),
  constraint notification_preferences_quiet_until_check check (((quiet_until >= 0) and (quiet_until <= 1439)))
);
comment on table notification_preferences is 'What people want to be notified of, and how, where that is not the standard. Written by themselves.';
comment on column notification_preferences.account_id is 'Whose.';
comment on column notification_preferences.choices is 'By topic and channel: {"requests.sms": false}. What is missing is as contract/notification-topics.ts says.';
comment on column notification_preferences.quiet_from is 'No SMS and no e-mail from then on: minutes since midnight in Cairo.';
comment on column notification_preferences.quiet_until is 'Until then; earlier than the beginning it is on the next day.';
comment on column notification_preferences.revision is 'Optimistic lock.';
comment on column notification_preferences.updated_at is 'When it last changed.';

create table reminders (
  kind text not null,
  subject_id uuid not null,
  account_id uuid not null,
  count smallint not null,
  at timestamptz not null,
  constraint reminders_pkey primary key (kind, subject_id),
  constraint reminders_kind_check check ((kind = any (array['draft'::text, 'payment'::text, 'appointment'::text])))
);
comment on table reminders is 'How often somebody was reminded of something, so that each reminder is sent once over all servers.';
comment on column reminders.kind is 'Draft, payment, appointment.';
comment on column reminders.subject_id is 'Its draft, payment or reservation.';
comment on column reminders.account_id is 'Who was reminded.';
comment on column reminders.count is 'How many were sent.';
comment on column reminders.at is 'When the last was.';
create index reminders_by_time on reminders (at);
create index reminders_of_account on reminders (account_id);

create table content_items (
  kind text not null,
  slug text not null,
  title_ar text not null,
  title_en text not null,
  summary_ar text not null,
  summary_en text not null,
  body_ar text not null,
  body_en text not null,
  address text not null,
  section text not null,
  position smallint not null,
  is_active boolean not null,
  shown_from timestamptz,
  shown_until timestamptz,
  revision integer not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint content_items_pkey primary key (kind, slug),
  constraint content_items_check check ((shown_until > shown_from))
);
comment on table content_items is 'What staff wrote; where the product brings an item of the same name, it stands in its place.';
comment on column content_items.kind is 'A row of contract/content-rules.ts: page, news, faq, guide, footer, navigation.';
comment on column content_items.slug is 'Its name in addresses, one of its kind.';
comment on column content_items.title_ar is 'Its heading, question or label in Arabic.';
comment on column content_items.title_en is 'The same in English.';
comment on column content_items.summary_ar is 'What it says in a sentence or two, in Arabic; of a link why it is closed. Empty where nothing is said.';
comment on column content_items.summary_en is 'The same in English.';
comment on column content_items.body_ar is 'Its text in Arabic, in a part of Markdown; empty where its kind has none.';
comment on column content_items.body_en is 'The same in English.';
comment on column content_items.address is 'The address of a video, or where a link leads; empty where there is none.';
comment on column content_items.section is 'The heading of the footer that it stands under; empty elsewhere.';
comment on column content_items.position is 'Its order among its kind, ascending.';
comment on column content_items.is_active is 'Switched off it is kept and nobody reads it; a link with a reason stays and says the reason.';
comment on column content_items.shown_from is 'Nobody reads it before; null where it is read at once.';
comment on column content_items.shown_until is 'Nobody reads it from then on; null where it has no end.';
comment on column content_items.revision is 'From the sequence: one that was deleted and written anew never has a former number.';
comment on column content_items.added_at is 'When it was first written.';
comment on column content_items.changed_at is 'When it was last written.';
comment on column content_items.changed_by is 'Who wrote it last.';

create table content_files (
  file_id uuid not null,
  kind text not null,
  slug text not null,
  position smallint not null,
  constraint content_files_pkey primary key (file_id)
);
comment on table content_files is 'The files of an item: checked, held by it, given to whoever may read it.';
comment on column content_files.file_id is 'A file is of one item.';
comment on column content_files.kind is 'The kind of the item.';
comment on column content_files.slug is 'The name of the item.';
comment on column content_files.position is 'Its order among the files of the item.';
create index content_files_item on content_files (kind, slug);

create table content_changes (
  kind text not null,
  slug text not null,
  revision integer not null,
  act text not null,
  title_ar text not null,
  title_en text not null,
  summary_ar text not null,
  summary_en text not null,
  body_ar text not null,
  body_en text not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint content_changes_pkey primary key (kind, slug, revision),
  constraint content_changes_act_check check ((act = any (array['added'::text, 'changed'::text, 'activated'::text, 'deactivated'::text, 'deleted'::text])))
);
comment on table content_changes is 'The history of content: only added to. It outlives the item.';
comment on column content_changes.kind is 'The kind of the item.';
comment on column content_changes.slug is 'The name of the item.';
comment on column content_changes.revision is 'The revision that the change made; of a deletion one of its own.';
comment on column content_changes.act is 'What was done.';
comment on column content_changes.title_ar is 'How it read from then on, or last.';
comment on column content_changes.title_en is 'The same in English.';
comment on column content_changes.summary_ar is 'Its summary in Arabic.';
comment on column content_changes.summary_en is 'Its summary in English.';
comment on column content_changes.body_ar is 'Its text in Arabic.';
comment on column content_changes.body_en is 'Its text in English.';
comment on column content_changes.changed_at is 'When.';
comment on column content_changes.changed_by is 'Who.';

create table newsletter_subscriptions (
  id uuid not null,
  email text not null,
  language text not null,
  confirm_hash bytea,
  confirm_until timestamptz,
  asked_at timestamptz not null,
  subscribed_at timestamptz,
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_language_check check ((language = any (array['ar'::text, 'en'::text])))
);
comment on table newsletter_subscriptions is 'Addresses that asked for the newsletter. One is sent nothing but its link before it is proved.';
comment on column newsletter_subscriptions.id is 'Its own.';
comment on column newsletter_subscriptions.email is 'As it was typed; one address is there once, whatever its case.';
comment on column newsletter_subscriptions.language is 'Of the page that it was asked from: what is sent is in it.';
comment on column newsletter_subscriptions.confirm_hash is 'Of the token in the newest link; null where there is none. It stays after its use, to say so to whoever follows it again.';
comment on column newsletter_subscriptions.confirm_until is 'The link leads nowhere from then on.';
comment on column newsletter_subscriptions.asked_at is 'When the newest link was asked for.';
comment on column newsletter_subscriptions.subscribed_at is 'When the address was proved; null before.';
create unique index newsletter_subscriptions_confirm on newsletter_subscriptions (confirm_hash);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));

create table search_counts (
  month date not null,
  kind text not null,
  item text not null,
  visitor text not null,
  counted_at timestamptz not null,
  constraint search_counts_pkey primary key (month, kind, item, visitor)
);
comment on table search_counts is 'What searches led to; written by the job search.count, deleted by retention.';
comment on column search_counts.month is 'The first day of the month, of Cairo.';
comment on column search_counts.kind is 'service, project, faq, guide or news.';
comment on column search_counts.item is 'What stood first among the answers: a slug or a code.';
comment on column search_counts.visitor is 'Keyed hash of who searched, with the month in its key: it tells visitors of one month apart and nothing else.';
comment on column search_counts.counted_at is 'When it was first counted; retention goes by it.';

create table text_overrides (
  id text not null,
  scope text not null,
  place text not null,
  own json not null,
  written jsonb not null,
  revision integer not null,
  changed_at timestamptz not null,
  constraint text_overrides_pkey primary key (id)
);
comment on table text_overrides is 'Words in place of a text; written by administrators and designers.';
comment on column text_overrides.id is 'product: and a hash of its own words, or the slug of a service and the key of its text.';
comment on column text_overrides.scope is 'product, or the slug of a service.';
comment on column text_overrides.place is 'Where the text was used when they were written.';
comment on column text_overrides.own is 'Its own words then, by language and plural form: where they have changed since, these do not stand any more. In their order: a text is found by it.';
comment on column text_overrides.written is 'The words that stand instead, by language and plural form; empty: its own.';
comment on column text_overrides.revision is 'Counts the changes of this text.';
comment on column text_overrides.changed_at is 'When it was changed last.';

create table text_changes (
  id text not null,
  revision integer not null,
  written jsonb not null,
  changed_at timestamptz not null,
  constraint text_changes_pkey primary key (id, revision)
);
comment on table text_changes is 'How text_overrides came about; only added to. Who did it stands in the audit.';
comment on column text_changes.id is 'Of text_overrides.';
comment on column text_changes.revision is 'Which change.';
comment on column text_changes.written is 'The words from then on.';
comment on column text_changes.changed_at is 'When.';

create table letters (
  id uuid not null,
  number text not null,
  request_id uuid not null,
  owner_id uuid not null,
  service_slug text not null,
  letter_id text not null,
  sealed text,
  key_id text not null,
  signature text not null,
  issued_at timestamptz not null,
  valid_until date,
  revoked_at timestamptz,
  revoked_because text,
  revoked_by uuid,
  constraint letters_pkey primary key (id),
  constraint letters_number_key unique (number),
  constraint letters_check check (((revoked_at is null) = (revoked_because is null))),
  constraint letters_revoked_because_check check ((revoked_because = any (array['staff'::text, 'replaced'::text, 'reopened'::text])))
);
comment on table letters is 'Letters and certificates, written with the transition that issues them; drawn as PDF when asked for.';
comment on column letters.id is 'Its identity inside the server.';
comment on column letters.number is 'What is quoted, and what its status is asked by: drawn at random.';
comment on column letters.request_id is 'The request that it came of.';
comment on column letters.owner_id is 'Whose it is: the owner of the request.';
comment on column letters.service_slug is 'The service of the request.';
comment on column letters.letter_id is 'Which of the letters of the definition it is.';
comment on column letters.sealed is 'Sealed JSON: the signed text, and the paragraphs in both languages that its digest is of. Null once its owner has been erased.';
comment on column letters.key_id is 'The key that signed it, of signing_keys.';
comment on column letters.signature is 'Ed25519 over the signed text, base64url.';
comment on column letters.issued_at is 'When.';
comment on column letters.valid_until is 'The last day that it is valid; null: until it is revoked.';
comment on column letters.revoked_at is 'When it lost its validity before its time.';
comment on column letters.revoked_because is 'staff: somebody revoked it; replaced: another was issued in its place; reopened: the decision was taken up again.';
comment on column letters.revoked_by is 'The member of staff who revoked it. The reason stands in the history of the request.';
create index letters_of_owner on letters (owner_id, issued_at desc, id);
create index letters_of_request on letters (request_id, issued_at);
create unique index letters_standing on letters (request_id, letter_id) where (revoked_at is null);

create table newsletter_issues (
  slug text not null,
  kind text not null default 'newsletter',
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  starts_at timestamptz not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  written_to uuid,
  written_at timestamptz,
  finished_at timestamptz,
  sent integer,
  failed integer,
  constraint newsletter_issues_pkey primary key (slug),
  constraint newsletter_issues_kind_check check ((kind = 'newsletter'::text))
);
comment on table newsletter_issues is 'Issues that were ordered to be sent, as they read then. An issue is sent once.';
comment on column newsletter_issues.slug is 'The content item that it was written as, which stays as long as this.';
comment on column newsletter_issues.kind is 'Of the content item.';
comment on column newsletter_issues.title_ar is 'The subject in Arabic.';
comment on column newsletter_issues.title_en is 'The subject in English.';
comment on column newsletter_issues.text_ar is 'The letter in Arabic, in a part of Markdown, without the link that ends the subscription.';
comment on column newsletter_issues.text_en is 'The same in English.';
comment on column newsletter_issues.starts_at is 'It goes out from then on, to those who had subscribed by then.';
comment on column newsletter_issues.asked_at is 'When it was ordered.';
comment on column newsletter_issues.asked_by is 'The administrator who ordered it.';
comment on column newsletter_issues.written_to is 'The last subscription that its letter was written to, in the order of their ids; null before the first.';
comment on column newsletter_issues.written_at is 'When the last letter was written.';
comment on column newsletter_issues.finished_at is 'When no letter waited any more.';
comment on column newsletter_issues.sent is 'How many letters went out, counted when it was finished.';
comment on column newsletter_issues.failed is 'How many were given up, counted when it was finished.';
create index newsletter_issues_open on newsletter_issues (starts_at) where (finished_at is null);

create table newsletter_letters (
  slug text not null,
  subscription_id uuid not null,
  message_id uuid not null,
  constraint newsletter_letters_pkey primary key (slug, subscription_id),
  constraint newsletter_letters_message_id_key unique (message_id)
);
comment on table newsletter_letters is 'Letters of issues that are under way: one for each subscription, whoever writes them. Deleted once the issue is finished.';
comment on column newsletter_letters.slug is 'The issue.';
comment on column newsletter_letters.subscription_id is 'Whom it was written to; where that subscription has ended, a letter that waits is not sent.';
comment on column newsletter_letters.message_id is 'Its row in messages.';

create table payment_notices (
  id bigint generated always as identity,
  gateway_id text not null,
  event_id text not null,
  attempt_id uuid not null,
  event jsonb not null,
  received_at timestamptz not null,
  constraint payment_notices_pkey primary key (id),
  constraint payment_notices_gateway_id_event_id_key unique (gateway_id, event_id)
);
comment on table payment_notices is 'Signed notices that are believed and wait to be counted; a row goes once its event counts.';
comment on column payment_notices.id is 'Counts them: the oldest is counted first.';
comment on column payment_notices.gateway_id is 'The gateway that sent it.';
comment on column payment_notices.event_id is 'The provider''s id of the event: said twice, it waits once.';
comment on column payment_notices.attempt_id is 'The attempt that it is about.';
comment on column payment_notices.event is 'The event as the adapter read it.';
comment on column payment_notices.received_at is 'When it was stored and answered.';

create table user_models (
  user_slug text not null,
  version integer not null,
  definition jsonb not null,
  reason text not null,
  published_at timestamptz not null,
  published_by uuid,
  constraint user_models_pkey primary key (user_slug, version),
  constraint user_models_version_check check ((version > 0))
);
comment on table user_models is 'Versions of what a user model asks besides the platform''s own questions; the newest of a slug is in force.';
comment on column user_models.user_slug is 'Whom it is for: citizen, employee, ...';
comment on column user_models.version is 'Counts the publications of the slug, from 1.';
comment on column user_models.definition is 'Its sections of questions, and their texts in both languages.';
comment on column user_models.reason is 'Why it was published, in the words of who did.';
comment on column user_models.published_at is 'When it came into force.';
comment on column user_models.published_by is 'Who published it; null: a command.';

-- Foreign keys, after all tables.
alter table accounts add constraint accounts_photo_id_fkey foreign key (photo_id) references files(id);
alter table accounts add constraint accounts_roles_proposed_by_fkey foreign key (roles_proposed_by) references accounts(id);
alter table sessions add constraint sessions_account_id_fkey foreign key (account_id) references accounts(id);
alter table service_versions add constraint service_versions_published_by_fkey foreign key (published_by) references accounts(id);
alter table service_versions add constraint service_versions_service_id_fkey foreign key (service_id) references services(id);
alter table requests add constraint requests_assignee_id_fkey foreign key (assignee_id) references accounts(id);
alter table requests add constraint requests_filed_by_fkey foreign key (filed_by) references accounts(id);
alter table requests add constraint requests_owner_id_fkey foreign key (owner_id) references accounts(id);
alter table requests add constraint requests_service_slug_fkey foreign key (service_slug) references services(slug);
alter table request_history add constraint request_history_actor_id_fkey foreign key (actor_id) references accounts(id);
alter table request_history add constraint request_history_on_behalf_of_fkey foreign key (on_behalf_of) references accounts(id);
alter table request_history add constraint request_history_request_id_fkey foreign key (request_id) references requests(id);
alter table idempotency_keys add constraint idempotency_keys_account_id_fkey foreign key (account_id) references accounts(id);
alter table messages add constraint messages_notification_id_fkey foreign key (notification_id) references notifications(id) on delete set null;
alter table files add constraint files_owner_id_fkey foreign key (owner_id) references accounts(id);
alter table files add constraint files_request_id_fkey foreign key (request_id) references requests(id);
alter table drafts add constraint drafts_account_id_fkey foreign key (account_id) references accounts(id);
alter table drafts add constraint drafts_service_slug_fkey foreign key (service_slug) references services(slug);
alter table definition_drafts add constraint definition_drafts_updated_by_fkey foreign key (updated_by) references accounts(id);
alter table email_links add constraint email_links_account_id_fkey foreign key (account_id) references accounts(id);
alter table service_centers add constraint service_centers_parent_code_fkey foreign key (parent_code) references service_centers(code);
alter table actings add constraint actings_actor_id_fkey foreign key (actor_id) references accounts(id);
alter table actings add constraint actings_owner_id_fkey foreign key (owner_id) references accounts(id);
alter table actings add constraint actings_session_id_fkey foreign key (session_id) references sessions(id);
alter table password_links add constraint password_links_account_id_fkey foreign key (account_id) references accounts(id);
alter table maintenance_periods add constraint maintenance_periods_begun_by_fkey foreign key (begun_by) references accounts(id);
alter table identities add constraint identities_account_id_fkey foreign key (account_id) references accounts(id);
alter table external_sign_ins add constraint external_sign_ins_account_id_fkey foreign key (account_id) references accounts(id);
alter table factors add constraint factors_account_id_fkey foreign key (account_id) references accounts(id);
alter table recovery_codes add constraint recovery_codes_account_id_fkey foreign key (account_id) references accounts(id);
alter table tickets add constraint tickets_account_id_fkey foreign key (account_id) references accounts(id);
alter table known_devices add constraint known_devices_account_id_fkey foreign key (account_id) references accounts(id);
alter table request_links add constraint request_links_from_id_fkey foreign key (from_id) references requests(id);
alter table request_links add constraint request_links_linked_by_fkey foreign key (linked_by) references accounts(id);
alter table request_links add constraint request_links_to_id_fkey foreign key (to_id) references requests(id);
alter table hot_fields add constraint hot_fields_service_slug_fkey foreign key (service_slug) references services(slug);
alter table saved_views add constraint saved_views_account_id_fkey foreign key (account_id) references accounts(id);
alter table request_presence add constraint request_presence_account_id_fkey foreign key (account_id) references accounts(id);
alter table request_presence add constraint request_presence_request_id_fkey foreign key (request_id) references requests(id);
alter table exports add constraint exports_account_id_fkey foreign key (account_id) references accounts(id);
alter table request_ratings add constraint request_ratings_request_id_fkey foreign key (request_id) references requests(id);
alter table request_ratings add constraint request_ratings_service_slug_fkey foreign key (service_slug) references services(slug);
alter table favourites add constraint favourites_account_id_fkey foreign key (account_id) references accounts(id);
alter table favourites add constraint favourites_service_slug_fkey foreign key (service_slug) references services(slug);
alter table announcements add constraint announcements_changed_by_fkey foreign key (changed_by) references accounts(id);
alter table legal_holds add constraint legal_holds_account_id_fkey foreign key (account_id) references accounts(id);
alter table legal_holds add constraint legal_holds_lifted_by_fkey foreign key (lifted_by) references accounts(id);
alter table legal_holds add constraint legal_holds_placed_by_fkey foreign key (placed_by) references accounts(id);
alter table erasure_requests add constraint erasure_requests_account_id_fkey foreign key (account_id) references accounts(id);
alter table erasure_requests add constraint erasure_requests_decided_by_fkey foreign key (decided_by) references accounts(id);
alter table guiding_videos add constraint guiding_videos_changed_by_fkey foreign key (changed_by) references accounts(id);
alter table pending_decisions add constraint pending_decisions_account_id_fkey foreign key (account_id) references accounts(id);
alter table pending_decisions add constraint pending_decisions_request_id_fkey foreign key (request_id) references requests(id) on delete cascade;
alter table payments add constraint payments_owner_id_fkey foreign key (owner_id) references accounts(id);
alter table payments add constraint payments_request_id_fkey foreign key (request_id) references requests(id);
alter table payment_attempts add constraint payment_attempts_acted_by_fkey foreign key (acted_by) references accounts(id);
alter table payment_attempts add constraint payment_attempts_payment_id_fkey foreign key (payment_id) references payments(id);
alter table payment_events add constraint payment_events_actor_id_fkey foreign key (actor_id) references accounts(id);
alter table payment_events add constraint payment_events_attempt_id_fkey foreign key (attempt_id) references payment_attempts(id);
alter table payment_alerts add constraint payment_alerts_attempt_id_fkey foreign key (attempt_id) references payment_attempts(id);
alter table payment_postings add constraint payment_postings_payment_id_fkey foreign key (payment_id) references payments(id);
alter table payment_refunds add constraint payment_refunds_attempt_id_fkey foreign key (attempt_id) references payment_attempts(id);
alter table payment_refunds add constraint payment_refunds_decided_by_fkey foreign key (decided_by) references accounts(id);
alter table payment_refunds add constraint payment_refunds_requested_by_fkey foreign key (requested_by) references accounts(id);
alter table payment_receipts add constraint payment_receipts_payment_id_fkey foreign key (payment_id) references payments(id);
alter table payment_outbox add constraint payment_outbox_payment_id_fkey foreign key (payment_id) references payments(id);
alter table reconciliation_differences add constraint reconciliation_differences_attempt_id_fkey foreign key (attempt_id) references payment_attempts(id);
alter table reconciliation_differences add constraint reconciliation_differences_resolved_by_fkey foreign key (resolved_by) references accounts(id);
alter table reservation_holders add constraint reservation_holders_account_id_fkey foreign key (account_id) references accounts(id);
alter table reservations add constraint reservations_account_id_fkey foreign key (account_id) references accounts(id);
alter table reservations add constraint reservations_kind_code_fkey foreign key (kind, code) references reservables(kind, code);
alter table reservations add constraint reservations_request_id_fkey foreign key (request_id) references requests(id);
alter table reservation_alerts add constraint reservation_alerts_account_id_fkey foreign key (account_id) references accounts(id);
alter table lot_sale_entries add constraint lot_sale_entries_account_id_fkey foreign key (account_id) references accounts(id);
alter table lot_sale_entries add constraint lot_sale_entries_sale_id_fkey foreign key (sale_id) references lot_sales(id) on delete cascade;
alter table notifications add constraint notifications_account_id_fkey foreign key (account_id) references accounts(id);
alter table notification_templates add constraint notification_templates_changed_by_fkey foreign key (changed_by) references accounts(id);
alter table notification_preferences add constraint notification_preferences_account_id_fkey foreign key (account_id) references accounts(id);
alter table reminders add constraint reminders_account_id_fkey foreign key (account_id) references accounts(id);
alter table content_items add constraint content_items_changed_by_fkey foreign key (changed_by) references accounts(id);
alter table content_files add constraint content_files_file_id_fkey foreign key (file_id) references files(id);
alter table content_files add constraint content_files_kind_slug_fkey foreign key (kind, slug) references content_items(kind, slug) on delete cascade;
alter table content_changes add constraint content_changes_changed_by_fkey foreign key (changed_by) references accounts(id);
alter table letters add constraint letters_owner_id_fkey foreign key (owner_id) references accounts(id);
alter table letters add constraint letters_request_id_fkey foreign key (request_id) references requests(id);
alter table letters add constraint letters_revoked_by_fkey foreign key (revoked_by) references accounts(id);
alter table newsletter_issues add constraint newsletter_issues_asked_by_fkey foreign key (asked_by) references accounts(id);
alter table newsletter_issues add constraint newsletter_issues_kind_slug_fkey foreign key (kind, slug) references content_items(kind, slug);
alter table newsletter_letters add constraint newsletter_letters_slug_fkey foreign key (slug) references newsletter_issues(slug);
alter table payment_notices add constraint payment_notices_attempt_id_fkey foreign key (attempt_id) references payment_attempts(id);
alter table user_models add constraint user_models_published_by_fkey foreign key (published_by) references accounts(id);

-- Triggers.
create trigger accounts_told after delete or update of user_slug, status, roles, services, teams, service_center, profile on accounts for each row execute function tell_of_session();
create trigger sessions_told after delete or update on sessions for each row execute function tell_of_session();
create trigger service_versions_immutable before delete or update on service_versions for each row execute function refuse_change();
create trigger requests_center before update of data on requests for each row when ((old.data is distinct from new.data)) execute function set_request_center();
create trigger requests_counted_again after update on requests referencing old table as gone new table as added for each statement execute function count_requests();
create trigger requests_counted_in after insert on requests referencing new table as added for each statement execute function count_requests();
create trigger requests_counted_out after delete on requests referencing old table as gone for each statement execute function count_requests();
create trigger requests_hot_fields before insert or update of data, text_slots on requests for each row execute function keep_hot_fields();
create trigger requests_note_open before update of data, given, client_hooks_data on requests for each row
  when (new.sealed_at is not null and not (new.sealed_at is distinct from old.sealed_at)
    and (new.data, new.given, new.client_hooks_data) is distinct from (old.data, old.given, old.client_hooks_data))
  execute function note_open_answers();
create trigger request_history_append_only before delete or update on request_history for each row execute function refuse_change_but_erasure();
create trigger audit_streams_not_emptied before truncate on audit_streams for each statement execute function refuse_change();
create trigger audit_entries_append_only before delete or update on audit_entries for each row execute function refuse_change();
create trigger audit_entries_not_emptied before truncate on audit_entries for each statement execute function refuse_change();
create constraint trigger payment_postings_balance after insert on payment_postings deferrable initially deferred for each row execute function assert_posting_balances();

-- Requests that visitors file without signing in belong to this account, to which nobody can sign in.
insert into accounts (id, user_slug, username, first_name, last_name, english_full_name, status, joined_at)
values ('00000000-0000-7000-8000-000000000001', 'visitor', 'visitor', 'زائر', '', 'Visitor', 'disabled', now());

insert into holidays (date, name_ar, name_en, is_expected) values
  ('2026-01-07', 'عيد الميلاد المجيد', 'Coptic Christmas', false),
  ('2026-01-25', 'عيد الثورة وعيد الشرطة', 'Revolution Day and Police Day', false),
  ('2026-03-20', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-03-21', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-03-22', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-04-13', 'شم النسيم', 'Sham El Nessim', false),
  ('2026-04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day', false),
  ('2026-05-01', 'عيد العمال', 'Labour Day', false),
  ('2026-05-26', 'وقفة عرفات', 'Arafat Day', false),
  ('2026-05-27', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-05-28', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-05-29', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-06-16', 'رأس السنة الهجرية', 'Islamic New Year', false),
  ('2026-06-30', 'ثورة ٣٠ يونيو', '30 June Revolution', false),
  ('2026-07-23', 'ثورة ٢٣ يوليو', '23 July Revolution', false),
  ('2026-08-25', 'المولد النبوي', 'The Prophet''s Birthday', false),
  ('2026-10-06', 'عيد القوات المسلحة', 'Armed Forces Day', false),
  ('2027-01-07', 'عيد الميلاد المجيد', 'Coptic Christmas', false),
  ('2027-01-25', 'عيد الثورة وعيد الشرطة', 'Revolution Day and Police Day', false),
  ('2027-03-09', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-10', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-11', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day', false),
  ('2027-05-01', 'عيد العمال', 'Labour Day', false),
  ('2027-05-03', 'شم النسيم', 'Sham El Nessim', false),
  ('2027-05-15', 'وقفة عرفات', 'Arafat Day', true),
  ('2027-05-16', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-17', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-18', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-06-06', 'رأس السنة الهجرية', 'Islamic New Year', true),
  ('2027-06-30', 'ثورة ٣٠ يونيو', '30 June Revolution', false),
  ('2027-07-23', 'ثورة ٢٣ يوليو', '23 July Revolution', false),
  ('2027-08-14', 'المولد النبوي', 'The Prophet''s Birthday', true),
  ('2027-10-06', 'عيد القوات المسلحة', 'Armed Forces Day', false);
