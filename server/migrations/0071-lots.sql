-- Lots: what is offered together (the units of one project). Who wants one of a lot that has none left is notified once when
-- one is free again.

alter table reservables add column lot text;
comment on column reservables.lot is 'What it is offered together with, by a name of its programme: the project of a unit; null: it stands alone.';
create index reservables_of_lot on reservables (kind, lot) where lot is not null;

create table reservation_alerts (
  kind text not null,
  lot text not null,
  account_id uuid not null references accounts,
  created_at timestamptz not null,
  primary key (kind, lot, account_id)
);
comment on table reservation_alerts is 'Who wants to be notified when something of a lot is free again; a row goes with the message.';
comment on column reservation_alerts.kind is 'As in reservables.';
comment on column reservation_alerts.lot is 'As in reservables.';
comment on column reservation_alerts.account_id is 'Whom.';
comment on column reservation_alerts.created_at is 'When they signed up.';
create index reservation_alerts_of_account on reservation_alerts (account_id);
create index reservation_alerts_by_age on reservation_alerts (created_at);
