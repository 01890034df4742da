-- A notice that waits is the same only if it says the same: one of the same event with another amount waits beside it, and is shown.

alter table payment_notices drop constraint payment_notices_gateway_id_event_id_key;
create unique index payment_notices_said on payment_notices
  (gateway_id, event_id, attempt_id, (event ->> 'kind'), (event ->> 'amount'));
comment on column payment_notices.event_id is 'The provider''s id of the event: said twice in the same words, it waits once.';
