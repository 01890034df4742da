-- Who must keep what of a person, and who asked for all of theirs to be erased.
create table legal_holds (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  reason text not null,
  placed_by uuid references accounts (id),
  placed_at timestamptz not null,
  lifted_by uuid references accounts (id),
  lifted_at timestamptz
);
comment on table legal_holds is 'While one stands nothing of a person is deleted or erased, by a job or by staff.';
comment on column legal_holds.id is 'UUIDv7.';
comment on column legal_holds.account_id is 'Whose data.';
comment on column legal_holds.reason is 'The case or order that asks for it, in the words of who placed it.';
comment on column legal_holds.placed_by is 'Who placed it.';
comment on column legal_holds.placed_at is 'Since when it stands.';
comment on column legal_holds.lifted_by is 'Who lifted it.';
comment on column legal_holds.lifted_at is 'Until when it stood; null: it stands.';
create unique index legal_hold_of_person on legal_holds (account_id) where lifted_at is null;
create table erasure_requests (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  answer text
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
create unique index erasure_waiting_of_person on erasure_requests (account_id) where state = 'waiting';
alter table accounts add column erased_at timestamptz;
comment on column accounts.erased_at is 'When everything that tells who it was was erased; the row stays for what law keeps of requests.';
