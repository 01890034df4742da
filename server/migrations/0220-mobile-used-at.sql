-- Operators give a number to another person after months without use. The portal asks for a new proof after a year.

alter table accounts add column mobile_used_at timestamptz;
comment on column accounts.mobile_used_at is 'When the person last signed in while they had this number, to the day. Written when a session begins. A number that has not been used for a year, nor proved, opens nothing by itself.';
update accounts a set mobile_used_at = s.last_active_at
  from (select account_id, max(last_active_at) as last_active_at from sessions group by account_id) s
  where s.account_id = a.id and a.mobile is not null;
