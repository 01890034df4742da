-- Requests, their append-only history, answers kept for repeated sendings, and messages to send.

create sequence request_numbers;

-- The human number: prefix, year, six digits and a Luhn check digit over year and number.
create function request_number(prefix text, year int) returns text language plpgsql as $$
declare
  serial text := lpad(nextval('request_numbers')::text, 6, '0');
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
end $$;

create table requests (
  id uuid primary key,
  number text not null unique,
  service_slug text not null references services (slug),
  version int not null,
  activity_id text not null,
  status text not null,
  status_kind text not null,
  deliverable_number smallint not null default 1,
  data jsonb not null,
  client_hooks_data jsonb,
  owner_id uuid not null references accounts,
  filed_by uuid not null references accounts,
  channel text not null,
  assignee_id uuid references accounts,
  due_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  action_date timestamptz not null
);
comment on column requests.id is 'UUIDv7.';
comment on column requests.number is '"ID": what people quote.';
comment on column requests.service_slug is 'Which service.';
comment on column requests.version is 'The definition it stays pinned to.';
comment on column requests.activity_id is 'The activity last performed.';
comment on column requests.status is 'A state code of the service.';
comment on column requests.status_kind is 'What the platform reasons over.';
comment on column requests.deliverable_number is 'First or second deliverable.';
comment on column requests.data is 'Answers by field name, hidden ones left out.';
comment on column requests.client_hooks_data is 'What the service''s scripts in the browser kept.';
comment on column requests.owner_id is 'Whose request.';
comment on column requests.filed_by is 'Who filed it: the owner, or staff on their behalf.';
comment on column requests.channel is 'Device it was filed from.';
comment on column requests.assignee_id is 'Employee who works on it.';
comment on column requests.due_at is 'By when the present state should end.';
comment on column requests.revision is 'Optimistic lock.';
comment on column requests.created_at is 'Filed.';
comment on column requests.updated_at is 'Last change of any kind.';
comment on column requests.action_date is 'Last change of status.';
create index requests_of_owner on requests (owner_id, created_at desc, id desc);
create index requests_of_service on requests (service_slug, created_at desc, id desc);
create index requests_waiting on requests (service_slug, status_kind, due_at, id);
create index requests_of_assignee on requests (assignee_id, status_kind, due_at, id) where assignee_id is not null;

create table request_history (
  id uuid primary key,
  request_id uuid not null references requests,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  actor_id uuid references accounts,
  on_behalf_of uuid references accounts,
  visible_to_applicant boolean not null,
  detail jsonb not null default '{}'
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
create trigger request_history_append_only before update or delete on request_history
  for each row execute function refuse_change();

create table idempotency_keys (
  account_id uuid not null references accounts,
  route text not null,
  key text not null,
  body_sha256 text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);
comment on column idempotency_keys.account_id is 'Whose sending.';
comment on column idempotency_keys.route is 'Which call.';
comment on column idempotency_keys.key is 'The Idempotency-Key.';
comment on column idempotency_keys.body_sha256 is 'Another body under the same key is refused.';
comment on column idempotency_keys.answer is 'The first answer, given again.';
comment on column idempotency_keys.created_at is 'Kept 24 hours.';
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table messages (
  id uuid primary key,
  recipient text not null,
  channel text not null,
  subject text,
  body text not null,
  code text,
  created_at timestamptz not null
);
comment on column messages.id is 'UUIDv7.';
comment on column messages.recipient is 'Mobile number or e-mail address.';
comment on column messages.channel is 'Sms, email.';
comment on column messages.subject is 'Of an e-mail.';
comment on column messages.body is 'In the person''s language.';
comment on column messages.code is 'A one-time code it carries, demo mode reads it.';
comment on column messages.created_at is 'Written with the change it tells of.';
create index messages_newest on messages (created_at desc);
create index messages_of_recipient on messages (recipient, created_at desc);
