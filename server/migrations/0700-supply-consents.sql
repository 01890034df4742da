-- Supplied versions of services that wait for a yes, because they would change who may apply, a fee or a category.

create table supply_consents (
  slug text primary key,
  sha256 text not null,
  release text not null,
  version integer not null check (version > 0),
  definition json not null,
  differences jsonb not null check (jsonb_typeof(differences) = 'array'),
  since timestamptz not null default date_trunc('milliseconds', now())
);
comment on table supply_consents is 'The newest supplied version of a service that a start did not publish, because it would change who may apply, a fee or a category. A row counts while the version that it would replace is in force.';
comment on column supply_consents.slug is 'The slug of the service.';
comment on column supply_consents.sha256 is 'Digest of the supplied definition.';
comment on column supply_consents.release is 'The release that supplies it.';
comment on column supply_consents.version is 'The version in force that it would replace.';
comment on column supply_consents.definition is 'The supplied definition.';
comment on column supply_consents.differences is 'Changes that need the yes: area, property, value in force, value supplied.';
comment on column supply_consents.since is 'When a start first left it waiting.';
