-- A sign-in under way must not survive a new password: what a judged account opens carries the version that was judged.

alter table accounts add column credentials_version int not null default 0;
comment on column accounts.credentials_version is 'Counts changes of how the person signs in (password, mobile, email, status). Written by every statement that ends ways in.';
alter table sessions add column credentials_version int not null default 0;
comment on column sessions.credentials_version is 'The account''s version that the sign-in was judged by; a session of another version is over.';
alter table tickets add column credentials_version int not null default 0;
comment on column tickets.credentials_version is 'The account''s version when the ticket was issued; a ticket of another version is over.';

drop trigger accounts_told on accounts;
create trigger accounts_told after delete or update of user_slug, status, roles, services, teams, service_center, profile,
  credentials_version on accounts for each row execute function tell_of_session();
