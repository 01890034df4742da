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
  id uuid primary key,                                   -- UUIDv7
  number text not null unique,                           -- "ID": what people quote
  service_slug text not null references services (slug), -- which service
  version int not null,                                  -- the definition it stays pinned to
  activity_id text not null,                             -- the activity last performed
  status text not null,                                  -- a state code of the service
  status_kind text not null,                             -- what the platform reasons over
  deliverable_number smallint not null default 1,        -- first or second deliverable
  data jsonb not null,                                   -- answers by field name, hidden ones left out
  client_hooks_data jsonb,                               -- what the service's scripts in the browser kept
  owner_id uuid not null references accounts,            -- whose request
  filed_by uuid not null references accounts,            -- who filed it: the owner, or staff on their behalf
  channel text not null,                                 -- device it was filed from
  assignee_id uuid references accounts,                  -- employee who works on it
  due_at timestamptz,                                    -- by when the present state should end
  revision int not null default 1,                       -- optimistic lock
  created_at timestamptz not null,                       -- filed
  updated_at timestamptz not null,                       -- last change of any kind
  action_date timestamptz not null                       -- last change of status
);
create index requests_of_owner on requests (owner_id, created_at desc, id desc);
create index requests_of_service on requests (service_slug, created_at desc, id desc);
create index requests_waiting on requests (service_slug, status_kind, due_at, id);
create index requests_of_assignee on requests (assignee_id, status_kind, due_at, id) where assignee_id is not null;

create table request_history (
  id uuid primary key,                                   -- UUIDv7, so that order of id is order of time
  request_id uuid not null references requests,          -- which request
  at timestamptz not null,                               -- when
  kind text not null,                                    -- created, status, assigned, unassigned, comment
  actor text not null,                                   -- applicant, staff, system
  actor_id uuid references accounts,                     -- who; null for the system
  on_behalf_of uuid references accounts,                 -- for whom, where it was not their own act
  visible_to_applicant boolean not null,                 -- whether the applicant reads this entry
  detail jsonb not null default '{}'                     -- activityId, from, to, assigneeId, text, data
);
create index history_of_request on request_history (request_id, id);
create trigger request_history_append_only before update or delete on request_history
  for each row execute function refuse_change();

create table idempotency_keys (
  account_id uuid not null references accounts,          -- whose sending
  route text not null,                                   -- which call
  key text not null,                                     -- the Idempotency-Key
  body_sha256 text not null,                             -- another body under the same key is refused
  answer jsonb not null,                                 -- the first answer, given again
  created_at timestamptz not null,                       -- kept 24 hours
  primary key (account_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table messages (
  id uuid primary key,                                   -- UUIDv7
  recipient text not null,                               -- mobile number or e-mail address
  channel text not null,                                 -- sms, email
  subject text,                                          -- of an e-mail
  body text not null,                                    -- in the person's language
  code text,                                             -- a one-time code it carries, demo mode reads it
  created_at timestamptz not null                        -- written with the change it tells of
);
create index messages_newest on messages (created_at desc);
create index messages_of_recipient on messages (recipient, created_at desc);
