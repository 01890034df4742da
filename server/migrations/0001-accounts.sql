-- People who sign in, and their sessions.

create table accounts (
  id uuid primary key,                                   -- UUIDv7, made by the application
  human_id bigint generated always as identity unique,   -- "ID": the number people quote
  user_slug text not null,                               -- citizen, employee, we_employee, xceed_employee, agent
  username text not null,                                -- lower case; a citizen's is the mobile number
  password_hash text,                                    -- argon2id as a PHC string; null: no password sign-in
  first_name text not null,                              -- as the person writes it
  last_name text not null,                               -- as the person writes it
  english_full_name text,                                -- shown instead of the two where English is chosen
  mobile text,                                           -- E.164, where notices go
  email text,                                            -- where notices go besides
  roles text[] not null default '{}',                    -- roles of staff
  services text[] not null default '{}',                 -- services a case worker is given; '*' stands for all
  status text not null default 'active'                  -- invited, active, disabled
    check (status in ('invited', 'active', 'disabled')),
  language text not null default 'ar',                   -- language of notices
  created_at timestamptz not null default now(),         -- when the account was made
  updated_at timestamptz not null default now(),         -- when it last changed
  unique (user_slug, username)
);

create table sessions (
  id uuid primary key,                                   -- UUIDv7
  token_hash bytea not null unique,                      -- SHA-256 of the cookie's 256-bit token; the token itself is kept nowhere
  csrf_token text not null,                              -- what the client stores as usertoken
  account_id uuid not null references accounts,          -- whose session
  device text not null,                                  -- web, mobile, tablet, kiosk
  created_at timestamptz not null,                       -- start of the absolute life
  last_active_at timestamptz not null,                   -- start of the idle time
  ended_at timestamptz                                   -- signed out or revoked
);
create index sessions_of_account on sessions (account_id) where ended_at is null;

create table sign_in_budgets (
  subject text primary key,                              -- the account tried, as slug and user name
  attempts int not null,                                 -- failed tries in the window
  window_ends_at timestamptz not null                    -- when the count starts anew; further tries do not move it
);
