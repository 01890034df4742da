-- Definitions being worked on, apart from what is published: one a service, whoever works on it.

create table definition_drafts (
  service_id uuid primary key,
  slug text not null unique check (slug ~ '^[A-Z][A-Z0-9_]{1,63}$'),
  definition json not null,
  revision int not null,
  based_on int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references accounts
);
comment on column definition_drafts.service_id is 'The service it is published as; one that never was has no row among services yet.';
comment on column definition_drafts.slug is 'The service''s name; it never changes.';
comment on column definition_drafts.definition is 'As it was last saved; it may be unfinished.';
comment on column definition_drafts.revision is 'Optimistic lock: counts saves and publications, by whatever way.';
comment on column definition_drafts.based_on is 'The published version that whoever saved had seen; 0 for none.';
comment on column definition_drafts.created_at is 'First saved.';
comment on column definition_drafts.updated_at is 'Last saved.';
comment on column definition_drafts.updated_by is 'Who saved it last.';
