-- What an officer records at a counter waits for a second person, as every other act of finance that no provider vouches for.

alter table payment_bookings drop constraint payment_bookings_act_check;
alter table payment_bookings add constraint payment_bookings_act_check
  check (act in ('transfer', 'office', 'void', 'difference'));
-- A paper receipt waits once, whichever payment it is recorded for.
create unique index payment_bookings_receipt on payment_bookings ((detail ->> 'receiptNumber')) where act = 'office';
comment on column payment_bookings.act is 'A transfer confirmed, money recorded at an office, a record voided, or a difference resolved.';
