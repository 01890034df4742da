-- The history of requests is append-only, with one exception: of a person who was erased the words may be taken out of
-- an entry. What happened and when stays as it is.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.detail @> new.detail and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
    and exists (select from requests r join accounts a on a.id = r.owner_id
      where r.id = old.request_id and a.erased_at is not null)
  then
    return new;
  end if;
  raise exception 'Rows of % are never changed', tg_table_name;
end $$;
drop trigger request_history_append_only on request_history;
create trigger request_history_append_only before update or delete on request_history
  for each row execute function refuse_change_but_erasure();
