-- Reservations: things of which there are only so many (a housing unit, a place in an hour) are reserved for one person at a
-- time. What they are is known to the programme that offers them; here they have a kind and a code.

create table reservables (
  kind text not null,
  code text not null,
  capacity integer not null default 1 check (capacity > 0),
  taken integer not null default 0 check (taken between 0 and capacity),
  is_open boolean not null default false,
  opens_at timestamptz,
  channels text[],
  primary key (kind, code)
);
comment on table reservables is 'What can be reserved. Written by the programmes that offer it; taken by the statements that reserve and free.';
comment on column reservables.kind is 'What sort of thing it is: the field kinds that reserve name it.';
comment on column reservables.code is 'Its code among those of its kind.';
comment on column reservables.capacity is 'How many reservations it takes at once.';
comment on column reservables.taken is 'How many it has: the reservations of it that are not freed.';
comment on column reservables.is_open is 'Whether new reservations are taken.';
comment on column reservables.opens_at is 'From when on; null: at once.';
comment on column reservables.channels is 'The payment channels by which a request that reserves it can be paid; null: all.';

create table reservation_holders (
  kind text not null,
  account_id uuid not null references accounts,
  live integer not null check (live >= 0),
  primary key (kind, account_id)
);
comment on table reservation_holders is 'How many reservations a person has of a kind: what keeps them to their limit.';
comment on column reservation_holders.kind is 'As in reservables.';
comment on column reservation_holders.account_id is 'Whose.';
comment on column reservation_holders.live is 'Their reservations that are not freed.';

create table reservations (
  id uuid primary key,
  kind text not null,
  code text not null,
  is_single boolean not null,
  account_id uuid not null references accounts,
  request_id uuid references requests,
  status text not null check (status in ('held', 'reserved', 'locked', 'allocated', 'freed')),
  held_until timestamptz,
  freed_because text check (freed_because in ('expired', 'returned', 'replaced', 'ended', 'released', 'refunded')),
  is_announced boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (kind, code) references reservables,
  check ((status = 'held') = (held_until is not null)),
  check ((status = 'freed') = (freed_because is not null)),
  check (status in ('held', 'freed') or request_id is not null)
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
create unique index reservations_of_single on reservations (kind, code) where is_single and status <> 'freed';
create index reservations_ending on reservations (held_until) where status = 'held';
create index reservations_of_request on reservations (request_id) where status <> 'freed';
create index reservations_of_account on reservations (account_id) where status <> 'freed';
create index reservations_of_item on reservations (kind, code) where status <> 'freed';
create index reservations_unannounced on reservations (id) where not is_announced;
create index reservations_freed on reservations (updated_at) where status = 'freed' and request_id is null;
