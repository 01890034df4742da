-- The history stays append-only for the server. The role that owns the table may put sealed answers in the place of open
-- ones, and of those that another key sealed; what happened, when and by whom stays as it is.

create or replace function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' then
    if old.detail @> new.detail
      and exists (select from requests r join accounts a on a.id = r.owner_id
        where r.id = old.request_id and a.erased_at is not null)
    then
      return new;
    end if;
    if new.detail - array['data', 'before', 'asked'] = old.detail - array['data', 'before', 'asked']
      and (select array_agg(key order by key) from jsonb_object_keys(new.detail) key)
        = (select array_agg(key order by key) from jsonb_object_keys(old.detail) key)
      and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'MEMBER')
    then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are never changed', tg_table_name;
end $$;
