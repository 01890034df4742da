-- Words that staff put in place of texts of the product and of services.

create table text_overrides (
  id text primary key,
  scope text not null,
  place text not null,
  own json not null,
  written jsonb not null,
  revision integer not null,
  changed_at timestamptz not null
);
comment on table text_overrides is 'Words in place of a text; written by administrators and designers.';
comment on column text_overrides.id is 'product: and a hash of its own words, or the slug of a service and the key of its text.';
comment on column text_overrides.scope is 'product, or the slug of a service.';
comment on column text_overrides.place is 'Where the text was used when they were written.';
comment on column text_overrides.own is 'Its own words then, by language and plural form: where they have changed since, these do not stand any more. In their order: a text is found by it.';
comment on column text_overrides.written is 'The words that stand instead, by language and plural form; empty: its own.';
comment on column text_overrides.revision is 'Counts the changes of this text.';
comment on column text_overrides.changed_at is 'When it was changed last.';

create table text_changes (
  id text not null,
  revision integer not null,
  written jsonb not null,
  changed_at timestamptz not null,
  primary key (id, revision)
);
comment on table text_changes is 'How text_overrides came about; only added to. Who did it stands in the audit.';
comment on column text_changes.id is 'Of text_overrides.';
comment on column text_changes.revision is 'Which change.';
comment on column text_changes.written is 'The words from then on.';
comment on column text_changes.changed_at is 'When.';
