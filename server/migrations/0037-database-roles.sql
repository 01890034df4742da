-- The server works as a role that owns nothing. It adds to the audit by one function of the owner's alone, and neither
-- role empties the table by accident.

create function append_to_audit(chain text, at timestamptz, kind text, actor_id uuid, on_behalf_of uuid, subject_id uuid,
  address text, detail jsonb, canonical text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  origin constant bytea := decode(repeat('00', 32), 'hex');
begin
  with head as (
    insert into audit_streams as s (stream, place, previous_hash, hash)
    values (append_to_audit.chain, 1, origin, sha256(origin || convert_to(append_to_audit.canonical, 'UTF8')))
    on conflict (stream) do update set place = s.place + 1, previous_hash = s.hash,
      hash = sha256(s.hash || convert_to(append_to_audit.canonical, 'UTF8'))
    returning place, previous_hash, hash
  )
  insert into audit_entries (stream, place, at, kind, actor_id, on_behalf_of, subject_id, address, detail,
    previous_hash, hash)
  select append_to_audit.chain, head.place, append_to_audit.at, append_to_audit.kind, append_to_audit.actor_id,
    append_to_audit.on_behalf_of, append_to_audit.subject_id, append_to_audit.address, append_to_audit.detail,
    head.previous_hash, head.hash
  from head;
end $$;
comment on function append_to_audit is
  'Adds a row at the end of its chain. Runs as the owner: the server''s role cannot write the two tables itself.';

create trigger audit_entries_not_emptied before truncate on audit_entries
  for each statement execute function refuse_change();
create trigger audit_streams_not_emptied before truncate on audit_streams
  for each statement execute function refuse_change();
