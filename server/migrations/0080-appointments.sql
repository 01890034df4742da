-- Appointments: when centers receive people. Who has which place stands in reservations; an appointment whose time has come is
-- over, and no longer counts against what its person may have reserved.

create table appointment_calendars (
  code text primary key,
  rules jsonb not null,
  is_offered boolean not null default true
);
comment on table appointment_calendars is 'When centers receive people. Programmes bring them, with each start.';
comment on column appointment_calendars.code is 'What the codes of appointments begin with.';
comment on column appointment_calendars.rules is 'Its name, hours, length, capacity, days ahead and closed days, as contract/programme.ts names them.';
comment on column appointment_calendars.is_offered is 'Whether a programme still brings it.';

alter table reservations drop constraint reservations_freed_because_check;
alter table reservations add constraint reservations_freed_because_check
  check (freed_because in ('expired', 'returned', 'replaced', 'ended', 'released', 'refunded', 'over')) not valid;
alter table reservations validate constraint reservations_freed_because_check;
