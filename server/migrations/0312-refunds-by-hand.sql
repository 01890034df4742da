-- A refund that people carry out: to whose account, by whom, under which number of the bank, and what the bank sent back.

alter table payment_refunds
  add column payee_name text,
  add column payee_iban text,
  add column payee_by uuid references accounts,
  add column payee_at timestamptz,
  add constraint payment_refunds_payee_check check ((payee_name is null) = (payee_iban is null) and (payee_name is null) = (payee_at is null));
comment on column payment_refunds.payee_name is 'Who receives money that goes back by hand.';
comment on column payment_refunds.payee_iban is 'Their account; its check digits are right.';
comment on column payment_refunds.payee_by is 'Who recorded the account: never who carries the refund out.';
comment on column payment_refunds.payee_at is 'When.';

alter table payment_refund_tries
  add column payee_name text,
  add column payee_iban text,
  add column bank_reference text,
  add column carried_out_by uuid references accounts,
  add column carried_out_at timestamptz,
  add column bounced_by uuid references accounts,
  add column bounced_at timestamptz;
comment on column payment_refund_tries.payee_name is 'Who it was sent to, where people sent it.';
comment on column payment_refund_tries.payee_iban is 'The account that it was sent to.';
comment on column payment_refund_tries.bank_reference is 'The bank''s number of the transfer.';
comment on column payment_refund_tries.carried_out_by is 'Who sent it.';
comment on column payment_refund_tries.carried_out_at is 'When.';
comment on column payment_refund_tries.bounced_by is 'Who recorded that the bank sent it back.';
comment on column payment_refund_tries.bounced_at is 'When.';
