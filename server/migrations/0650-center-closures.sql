-- A service center can be closed for days, or for some hours of a day, without a release.

create table center_closures (
  id uuid primary key,
  calendar text not null references appointment_calendars (code),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  from_time time,
  until_time time,
  reason_ar text not null,
  reason_en text not null,
  visits text not null default 'move' check (visits in ('move', 'free')),
  created_at timestamptz not null,
  check ((from_time is null) = (until_time is null)),
  check (from_time is null or from_day = until_day and from_time < until_time)
);
comment on table center_closures is 'Times in which a center receives nobody, besides its hours and the holidays.';
comment on column center_closures.id is 'The closure.';
comment on column center_closures.calendar is 'The calendar of its visits.';
comment on column center_closures.from_day is 'The first day, in Cairo.';
comment on column center_closures.until_day is 'The last day.';
comment on column center_closures.from_time is 'From when on, where it is closed for hours of one day.';
comment on column center_closures.until_time is 'Until when.';
comment on column center_closures.reason_ar is 'The reason that citizens read.';
comment on column center_closures.reason_en is 'The same in English.';
comment on column center_closures.visits is 'move: visits booked in it are moved to the next time that is free; free: people choose another one themselves.';
comment on column center_closures.created_at is 'When it was added.';
create index center_closures_by_day on center_closures (until_day);
