-- Requests that visitors file without signing in belong to this account. Nobody can sign in to it; whoever holds the
-- tracking secret of a request reads its status.

insert into accounts (id, user_slug, username, first_name, last_name, english_full_name, status)
values ('00000000-0000-7000-8000-000000000001', 'visitor', 'visitor', 'زائر', '', 'Visitor', 'disabled');
