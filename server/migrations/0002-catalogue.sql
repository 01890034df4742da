-- Categories and services. A published definition never changes: publishing adds a version.

create table categories (
  id uuid primary key,
  slug text not null unique,
  name jsonb not null,
  position int not null default 0
);
comment on column categories.id is 'UUIDv7.';
comment on column categories.slug is 'Named by the services'' categoryIds.';
comment on column categories.name is '{ar, en}.';
comment on column categories.position is 'Order in lists.';

create table services (
  id uuid primary key,
  human_id bigint generated always as identity unique,
  slug text not null unique check (slug ~ '^[A-Z][A-Z0-9_]{1,63}$'),
  version int not null,
  deactivated boolean not null default false,
  from_date timestamptz,
  to_date timestamptz,
  hidden_on text[] not null default '{}',
  disabled_on text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column services.id is 'UUIDv7.';
comment on column services.human_id is '"ID".';
comment on column services.slug is 'Name of the request collection.';
comment on column services.version is 'The version that new requests are filed under.';
comment on column services.deactivated is 'Hides the service from everyone but staff.';
comment on column services.from_date is 'Open from.';
comment on column services.to_date is 'Open until.';
comment on column services.hidden_on is 'Channels that do not show it; ''web'' hides it from non-staff.';
comment on column services.disabled_on is 'Channels that show it without taking requests.';
comment on column services.created_at is 'First published.';
comment on column services.updated_at is 'Last published or switched.';

create table service_versions (
  service_id uuid not null references services,
  version int not null,
  definition json not null,
  sha256 text not null,
  published_at timestamptz not null default now(),
  primary key (service_id, version)
);
comment on column service_versions.service_id is 'Which service.';
comment on column service_versions.version is '1, 2, 3 ..';
comment on column service_versions.definition is 'The definition as published. json, not jsonb: the order of fields is the order of questions.';
comment on column service_versions.sha256 is 'Of the definition''s canonical text: an equal one is not published twice.';
comment on column service_versions.published_at is 'When.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name;
end $$;

create trigger service_versions_immutable before update or delete on service_versions
  for each row execute function refuse_change();
