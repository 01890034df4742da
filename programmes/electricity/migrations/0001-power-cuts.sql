-- Power cuts: one open cut of an area, and who reported it while it is open.

create table power_cuts (
  id uuid primary key,
  area text not null,
  status text not null default 'reported'
    check (status in ('reported', 'confirmed', 'restored', 'unconfirmed')),
  cause text check (cause in ('fault', 'maintenance', 'overload')),
  expected_at timestamptz,
  reports int not null default 0,
  revision int not null default 1,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  constraint power_cuts_end check ((status in ('restored', 'unconfirmed')) = (ended_at is not null))
);
create unique index power_cuts_open_area on power_cuts (area) where ended_at is null;
comment on table power_cuts is 'Areas without electricity, as reported by people and confirmed by staff.';
comment on column power_cuts.id is 'UUIDv7.';
comment on column power_cuts.area is 'Code of the service center whose area it is.';
comment on column power_cuts.status is 'Reported, confirmed, restored, or ended without being confirmed.';
comment on column power_cuts.cause is 'Why, once staff know it.';
comment on column power_cuts.expected_at is 'When the electricity is expected back.';
comment on column power_cuts.reports is 'How many people reported it; stays after their reports are deleted.';
comment on column power_cuts.revision is 'Increased by each change of staff.';
comment on column power_cuts.created_at is 'When it was first reported or entered.';
comment on column power_cuts.confirmed_at is 'When staff confirmed it.';
comment on column power_cuts.ended_at is 'When it was over.';

create table power_cut_reports (
  cut_id uuid not null references power_cuts,
  account_id uuid not null references accounts on delete cascade,
  wants_news boolean not null,
  created_at timestamptz not null,
  primary key (cut_id, account_id)
);
create index power_cut_reports_account on power_cut_reports (account_id);
comment on table power_cut_reports is 'Who reported a cut that is open; deleted when it ends.';
comment on column power_cut_reports.cut_id is 'The cut.';
comment on column power_cut_reports.account_id is 'Who reported it.';
comment on column power_cut_reports.wants_news is 'Whether they want to be notified of it.';
comment on column power_cut_reports.created_at is 'When they reported it last.';
