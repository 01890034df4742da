-- Categories and services. A published definition never changes: publishing adds a version.

create table categories (
  id uuid primary key,                                   -- UUIDv7
  slug text not null unique,                             -- named by the services' categoryIds
  name jsonb not null,                                   -- {ar, en}
  position int not null default 0                        -- order in lists
);

create table services (
  id uuid primary key,                                   -- UUIDv7
  human_id bigint generated always as identity unique,   -- "ID"
  slug text not null unique check (slug ~ '^[A-Z][A-Z0-9_]{1,63}$'), -- name of the request collection
  version int not null,                                  -- the version that new requests are filed under
  deactivated boolean not null default false,            -- hides the service from everyone but staff
  from_date timestamptz,                                 -- open from
  to_date timestamptz,                                   -- open until
  hidden_on text[] not null default '{}',                -- channels that do not show it; 'web' hides it from non-staff
  disabled_on text[] not null default '{}',              -- channels that show it without taking requests
  created_at timestamptz not null default now(),         -- first published
  updated_at timestamptz not null default now()          -- last published or switched
);

create table service_versions (
  service_id uuid not null references services,          -- which service
  version int not null,                                  -- 1, 2, 3 ...
  definition jsonb not null,                             -- the definition as published
  sha256 text not null,                                  -- of the definition's canonical text: an equal one is not published twice
  published_at timestamptz not null default now(),       -- when
  primary key (service_id, version)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name;
end $$;

create trigger service_versions_immutable before update or delete on service_versions
  for each row execute function refuse_change();
