-- What a portal asks people besides the platform's own questions, as published versions.

create table user_models (
  user_slug text not null,
  version int not null check (version > 0),
  definition jsonb not null,
  reason text not null,
  published_at timestamptz not null,
  published_by uuid references accounts (id),
  primary key (user_slug, version)
);
comment on table user_models is 'Versions of what a user model asks besides the platform''s own questions; the newest of a slug is in force.';
comment on column user_models.user_slug is 'Whom it is for: citizen, employee, ...';
comment on column user_models.version is 'Counts the publications of the slug, from 1.';
comment on column user_models.definition is 'Its sections of questions, and their texts in both languages.';
comment on column user_models.reason is 'Why it was published, in the words of who did.';
comment on column user_models.published_at is 'When it came into force.';
comment on column user_models.published_by is 'Who published it; null: a command.';
