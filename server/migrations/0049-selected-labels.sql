-- What a person's lists are narrowed to stands in their profile and travels with their session: whoever keeps sessions is
-- told when it changes.
create or replace trigger accounts_told
  after update of user_slug, status, roles, services, service_center, profile or delete on accounts
  for each row execute function tell_of_session();
