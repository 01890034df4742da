-- Money that staff record as never arrived: its receipt is void, and another may follow once the payment is paid after all.
alter table payment_receipts drop constraint payment_receipts_pkey;
alter table payment_receipts drop constraint payment_receipts_number_key;
alter table payment_receipts add column voided_at timestamptz;
alter table payment_receipts add primary key (payment_id, issued_at);
create unique index payment_receipts_valid on payment_receipts (payment_id) where voided_at is null;
create index payment_receipts_by_number on payment_receipts (number);
comment on table payment_receipts is 'The signed receipts of a payment, each made when it becomes paid; at most one is valid.';
comment on column payment_receipts.voided_at is 'When its money was recorded as never arrived; null: it is valid.';
update payment_receipts c set voided_at = p.updated_at from payments p where p.id = c.payment_id and p.paid_by is null and p.amount > 0;

alter table payment_outbox drop constraint payment_outbox_kind_check;
alter table payment_outbox add constraint payment_outbox_kind_check
  check (kind in ('paid', 'unpaid', 'expired', 'refunded', 'voided', 'reversed'));
