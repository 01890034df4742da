-- Units of housing and the history of every change to them. How a unit stands (available, reserved ...) is not stored here:
-- it follows from whether it is offered and from its live reservation.

create table housing_units (
  id uuid primary key,
  code text not null unique,
  project text not null,
  type text not null check (type in ('apartment', 'chalet', 'villa', 'townhouse', 'office', 'shop')),
  area numeric(7, 2) not null check (area > 0),
  floor smallint not null,
  rooms smallint not null check (rooms >= 0),
  price bigint not null check (price > 0),
  payment_method text not null check (payment_method in ('online', 'transfer', 'both')),
  country text,
  block_reason text,
  floor_plan_file uuid,
  floor_plan_type text,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (floor_plan_file is null or floor_plan_type is not null)
);
comment on table housing_units is 'A flat, villa, shop ... of a project, written by administrators one by one or from a file.';
comment on column housing_units.id is 'UUID version 7.';
comment on column housing_units.code is 'What people call it, such as 12-B-304: capitals and Latin digits.';
comment on column housing_units.project is 'The code of its project.';
comment on column housing_units.type is 'What it is built for.';
comment on column housing_units.area is 'Square metres.';
comment on column housing_units.floor is '0 is the ground floor; below it negative.';
comment on column housing_units.rooms is 'How many.';
comment on column housing_units.price is 'The whole price in piasters.';
comment on column housing_units.payment_method is 'How a reservation of it is paid: online, by bank transfer, or by either.';
comment on column housing_units.country is 'ISO 3166-1 code of the country whose residents it is offered to; null: all.';
comment on column housing_units.block_reason is 'Why staff withhold it; null: they do not.';
comment on column housing_units.floor_plan_file is 'The uploaded floor plan, a row of files; null: none, or one that code draws.';
comment on column housing_units.floor_plan_type is 'The media type of the plan; image/svg+xml without a file is the drawn plan of a demo.';
comment on column housing_units.revision is 'Counts its changes; a change names the one it was made on.';
comment on column housing_units.created_at is 'When it was added.';
comment on column housing_units.updated_at is 'When it was last changed.';
create index housing_units_price on housing_units (project, (price::numeric / 100), id);
create index housing_units_floor_plan on housing_units (floor_plan_file) where floor_plan_file is not null;

create table housing_unit_changes (
  id bigint generated always as identity primary key,
  unit_id uuid not null references housing_units (id) on delete cascade,
  at timestamptz not null,
  actor_id uuid,
  kind text not null,
  changes jsonb not null
);
comment on table housing_unit_changes is 'Every change of a unit; only added to.';
comment on column housing_unit_changes.id is 'In the order of writing.';
comment on column housing_unit_changes.unit_id is 'Which unit.';
comment on column housing_unit_changes.at is 'When.';
comment on column housing_unit_changes.actor_id is 'The member of staff who did it; null: a demo began with it.';
comment on column housing_unit_changes.kind is 'added, changed, on-sale, off-sale, blocked, unblocked, floor-plan.';
comment on column housing_unit_changes.changes is 'The fields that changed: [{field, from, to}].';
create index housing_unit_changes_unit on housing_unit_changes (unit_id, id desc);
