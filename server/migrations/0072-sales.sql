-- Sales of lots that more people want than there is: whoever is not admitted reserves nothing of the lot. People are admitted
-- in the order in which they came (a line), or in the order of a draw that anybody can compute again.

create table lot_sales (
  id uuid primary key,
  kind text not null,
  lot text not null,
  method text not null check (method in ('line', 'draw')),
  opens_at timestamptz not null,
  closes_at timestamptz,
  places integer not null check (places > 0),
  turn_minutes integer not null check (turn_minutes > 0),
  seed_hash text,
  seed_sealed text,
  seed text,
  entries_hash text,
  drawn text[],
  drawn_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (case method when 'draw' then closes_at > opens_at and seed_hash is not null and seed_sealed is not null
    else closes_at is null and seed_hash is null end),
  check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (drawn is null) and (drawn_at is null) = (entries_hash is null))
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
create unique index lot_sales_live on lot_sales (kind, lot) where ended_at is null;
create index lot_sales_of_lot on lot_sales (kind, lot, created_at desc);

create table lot_sale_entries (
  id bigint generated always as identity primary key,
  sale_id uuid not null references lot_sales on delete cascade,
  account_id uuid not null references accounts,
  code text not null,
  rank bigint,
  status text not null check (status in ('waiting', 'admitted', 'used', 'missed', 'left')),
  admitted_at timestamptz,
  admitted_until timestamptz,
  joined_at timestamptz not null,
  unique (sale_id, code),
  check ((admitted_at is null) = (admitted_until is null)),
  check (status not in ('admitted', 'used', 'missed') or admitted_at is not null)
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
create unique index lot_sale_entries_live on lot_sale_entries (sale_id, account_id) where status in ('waiting', 'admitted');
create index lot_sale_entries_waiting on lot_sale_entries (sale_id, (coalesce(rank, id))) where status = 'waiting';
create index lot_sale_entries_admitted on lot_sale_entries (sale_id, admitted_until) where status = 'admitted';
create index lot_sale_entries_of_account on lot_sale_entries (account_id, sale_id);
