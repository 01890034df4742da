-- Who made an account and who proposed that it handles money: two accounts of one maker do not count as two people for a while.

alter table accounts
  add column made_by uuid references accounts,
  add column made_at timestamptz,
  add column finance_by uuid references accounts,
  add column finance_at timestamptz;
comment on column accounts.made_by is 'The administrator who added it, or last said where its invitation goes before anybody had it; null: a command, a sign-up.';
comment on column accounts.made_at is 'When.';
comment on column accounts.finance_by is 'The administrator who proposed or gave FINANCIAL_MANAGER.';
comment on column accounts.finance_at is 'When.';
