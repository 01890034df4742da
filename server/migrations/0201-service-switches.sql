-- Whether a service is open is a switch beside its versions, with a history of its own.

create table service_switches (
  service_id uuid not null references services (id),
  revision int not null check (revision > 0),
  deactivated boolean not null,
  from_date timestamptz,
  to_date timestamptz,
  hidden_on text[] not null,
  disabled_on text[] not null,
  reason text,
  changed_at timestamptz not null,
  changed_by uuid references accounts (id),
  primary key (service_id, revision)
);
comment on table service_switches is 'How the switches of services came about; only added to. The newest of a service is in force and equals its columns in services.';
comment on column service_switches.service_id is 'Which service.';
comment on column service_switches.revision is 'Counts the changes; 1 holds the values of the definition that was published first.';
comment on column service_switches.deactivated is 'Hides the service from everyone but staff.';
comment on column service_switches.from_date is 'Open from.';
comment on column service_switches.to_date is 'Open until.';
comment on column service_switches.hidden_on is 'Channels and apps that do not show it.';
comment on column service_switches.disabled_on is 'Channels that show it without taking requests.';
comment on column service_switches.reason is 'Why, in the words of the user who changed it; null for the first.';
comment on column service_switches.changed_at is 'When.';
comment on column service_switches.changed_by is 'Who changed it; null: a command, or the first publication by a programme.';

insert into service_switches (service_id, revision, deactivated, from_date, to_date, hidden_on, disabled_on, changed_at)
select id, 1, deactivated, from_date, to_date, hidden_on, disabled_on, updated_at from services;
