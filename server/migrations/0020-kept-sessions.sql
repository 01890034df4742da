-- Servers keep who is behind a session for seconds; whatever changes a session or the rights of its person is told to all of them.
create function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session changed', old.id::text);
  return null;
end $$;
create trigger sessions_told after update or delete on sessions
  for each row execute function tell_of_session();
create trigger accounts_told after update of user_slug, status, roles, services, service_center or delete on accounts
  for each row execute function tell_of_session();
