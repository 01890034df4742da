-- Whose a message is. Until now a message was found by the number it went to, so what had gone to a former number
-- outlived its owner's erasure until retention. No foreign key: what is written of an account that is gone stays writable.
-- A server of the version before writes none, and its messages are found by the number as before.

alter table messages add column account_id uuid;
comment on column messages.account_id is 'The account whose message it is; null of somebody who has none.';
create index messages_of_account on messages (account_id) where account_id is not null;

update messages m set account_id = l.account_id from email_links l where l.token_hash = m.link_hash;
update messages m set account_id = l.account_id from password_links l where l.token_hash = m.link_hash;
update messages m set account_id = holder.id
from (
  select recipient, (array_agg(id))[1] as id
  from (
    select id, mobile as recipient from accounts where mobile is not null
    union all select id, email from accounts where email is not null
  ) named
  group by recipient having count(*) = 1
) holder
where m.account_id is null and m.recipient = holder.recipient;
