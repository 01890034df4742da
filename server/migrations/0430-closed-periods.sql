-- A month, or any other range of days, that finance closed: what each account held and moved when they did.

create table reconciliation_periods (
  gateway_id text not null,
  first_day date not null,
  last_day date not null,
  opening bigint not null,
  received bigint not null,
  refunded bigint not null,
  closed_by uuid not null references accounts,
  closed_at timestamptz not null,
  primary key (first_day, last_day, gateway_id),
  check (first_day <= last_day)
);
comment on table reconciliation_periods is 'Periods that finance closed, a row for each account. The ledger is compared with these sums whenever a period is read: a later change shows.';
comment on column reconciliation_periods.gateway_id is 'The provider, bank-account for the portal''s own account, office for the counters.';
comment on column reconciliation_periods.first_day is 'Its first day, Cairo.';
comment on column reconciliation_periods.last_day is 'Its last day, Cairo.';
comment on column reconciliation_periods.opening is 'Piasters that the account held before the first day.';
comment on column reconciliation_periods.received is 'Piasters that came in, less what was recorded as never arrived.';
comment on column reconciliation_periods.refunded is 'Piasters that went back, less what banks returned.';
comment on column reconciliation_periods.closed_by is 'Who closed it, the last time.';
comment on column reconciliation_periods.closed_at is 'When.';

drop index payment_events_of_money;
create index payment_events_of_money on payment_events (gateway_id, occurred_at) include (kind, amount)
  where kind in ('received', 'refunded', 'reversed', 'refundBounced');
create index payment_events_by_day on payment_events (occurred_at)
  where kind in ('received', 'refunded', 'reversed', 'refundBounced');
