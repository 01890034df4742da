-- The payment that a request waits for is one that was never paid. The index asked for the status, which news changes: a
-- first payment whose receipt is corrected to "never received" then met the second one of its request, and was refused.

update payments set paid_at = updated_at where paid_by is not null and paid_at is null;

-- A payment that was never paid was called refunded when a part of it went back. It can be paid if its request waits for it;
-- otherwise nothing of it is due. The portal works out its exact status again from its events.
with never_paid as (
  select p.id, r.status_kind = 'waiting-on-payment' and not p.is_void and not exists (
      select from payments other where other.request_id = p.request_id and other.id <> p.id
        and (other.created_at, other.id) > (p.created_at, p.id) or other.request_id = p.request_id and other.id <> p.id
        and not other.is_void and other.status not in ('paid', 'refunded')) as is_due
  from payments p join requests r on r.id = p.request_id where p.status = 'refunded' and p.paid_at is null
), repaired as (
  update payments p set status = case when n.is_due then 'created' else 'cancelled' end, is_void = not n.is_due,
    revision = p.revision + 1
  from never_paid n where n.id = p.id returning p.id, p.updated_at
)
insert into payment_outbox (payment_id, kind, at) select id, 'voided', updated_at from repaired;

drop index payments_open;
create unique index payments_open on payments (request_id) where not is_void and paid_at is null;
comment on column payments.paid_at is 'When it first became paid; it stays, whatever becomes of the money.';
