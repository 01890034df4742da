-- Every proof of a transfer stays readable, and one that nobody has decided on is known as such.

create table payment_proofs (
  attempt_id uuid not null references payment_attempts,
  file_id uuid not null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts,
  is_accepted boolean,
  primary key (attempt_id, file_id),
  check ((decided_at is null) = (is_accepted is null))
);
comment on table payment_proofs is 'Files that prove a transfer or a payment at an office, the refused ones too.';
comment on column payment_proofs.attempt_id is 'What it proves.';
comment on column payment_proofs.file_id is 'The file.';
comment on column payment_proofs.sent_at is 'When it was sent, the last time.';
comment on column payment_proofs.decided_at is 'When finance confirmed the money or refused the proof; null: it waits for them.';
comment on column payment_proofs.decided_by is 'Who did; null: recorded at an office with the payment.';
comment on column payment_proofs.is_accepted is 'Whether the money was confirmed.';
create index payment_proofs_waiting on payment_proofs (attempt_id) where decided_at is null;

-- Of a way that was chosen away from, nobody looked at the proof: it waits, whatever became of the payment.
insert into payment_proofs (attempt_id, file_id, sent_at, decided_at, is_accepted)
  select a.id, a.proof_id, a.created_at,
    case when a.received > 0 then coalesce((select max(e.received_at) from payment_events e where e.attempt_id = a.id and e.kind = 'received'), a.created_at) end,
    case when a.received > 0 then true end
  from payment_attempts a where a.proof_id is not null;
