-- One item that fails rests by itself: it slowed down all others of its job.

alter table payment_outbox add column tries integer not null default 0, add column next_at timestamptz;
comment on column payment_outbox.tries is 'How often a subscriber could not take it.';
comment on column payment_outbox.next_at is 'When it is tried again; null: at once.';
alter table payment_notices add column tries integer not null default 0, add column next_at timestamptz;
comment on column payment_notices.tries is 'How often it could not be counted.';
comment on column payment_notices.next_at is 'When it is tried again; null: at once.';
