-- A provider may list a transaction in several lines, on several days, in another currency or under another reference: all of
-- it is kept, and added up when it is compared.
alter table settlement_lines drop constraint settlement_lines_pkey;
alter table settlement_lines add primary key (gateway_id, day, transaction_id, kind, reference, currency);
comment on column settlement_lines.amount is 'Minor units of the currency; of several lines of a day, their sum.';
comment on column settlement_lines.currency is 'EGP; anything else is a difference.';
comment on column settlement_lines.occurred_at is 'When it moved; of several lines the first.';
create index settlement_lines_of_transaction on settlement_lines (gateway_id, transaction_id);
create index payment_events_by_transaction on payment_events (gateway_id, transaction_id) where kind in ('received', 'refunded', 'reversed');

alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('missingHere', 'missingThere', 'amount', 'unknownReference', 'reference', 'currency', 'unreadable'));
alter table reconciliation_differences add column note text not null default '';
comment on column reconciliation_differences.kind is 'Which side lacks it, that the sides differ, or that the provider''s line is none of ours.';
comment on column reconciliation_differences.note is 'The other currencies, or the line that cannot be read.';

create table reconciliation_failures (
  gateway_id text not null,
  day date not null,
  failed_at timestamptz not null,
  why text not null check (why in ('noAnswer', 'refused', 'fault')),
  primary key (gateway_id, day)
);
comment on table reconciliation_failures is 'Days that could not be compared with their provider''s list when it was tried last.';
comment on column reconciliation_failures.gateway_id is 'The provider.';
comment on column reconciliation_failures.day is 'The day, Cairo.';
comment on column reconciliation_failures.failed_at is 'When it was tried last.';
comment on column reconciliation_failures.why is 'The provider did not answer, refused, or the comparison itself failed.';
