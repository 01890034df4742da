-- User names hold no plus. Accounts that a provider outside registered with a number of another country had one, so that
-- nobody could sign in with it; where somebody else has the name without it, theirs stays as it is.
update accounts a set username = substr(a.username, 2)
where a.user_slug = 'citizen' and a.username ~ '^\+[1-9][0-9]{7,14}$'
  and not exists (select from accounts b where b.user_slug = a.user_slug and b.username = substr(a.username, 2));
