-- Content that staff write: pages, news, questions, user guides, links of the footer and of the menu; who changed it.

create sequence content_revisions;
create table content_items (
  kind text not null,
  slug text not null,
  title_ar text not null,
  title_en text not null,
  summary_ar text not null,
  summary_en text not null,
  body_ar text not null,
  body_en text not null,
  address text not null,
  section text not null,
  position smallint not null,
  is_active boolean not null,
  shown_from timestamptz,
  shown_until timestamptz check (shown_until > shown_from),
  revision integer not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts,
  primary key (kind, slug)
);
comment on table content_items is 'What staff wrote; where the product brings an item of the same name, it stands in its place.';
comment on column content_items.kind is 'A row of contract/content-rules.ts: page, news, faq, guide, footer, navigation.';
comment on column content_items.slug is 'Its name in addresses, one of its kind.';
comment on column content_items.title_ar is 'Its heading, question or label in Arabic.';
comment on column content_items.title_en is 'The same in English.';
comment on column content_items.summary_ar is 'What it says in a sentence or two, in Arabic; of a link why it is closed. Empty where nothing is said.';
comment on column content_items.summary_en is 'The same in English.';
comment on column content_items.body_ar is 'Its text in Arabic, in a part of Markdown; empty where its kind has none.';
comment on column content_items.body_en is 'The same in English.';
comment on column content_items.address is 'The address of a video, or where a link leads; empty where there is none.';
comment on column content_items.section is 'The heading of the footer that it stands under; empty elsewhere.';
comment on column content_items.position is 'Its order among its kind, ascending.';
comment on column content_items.is_active is 'Switched off it is kept and nobody reads it; a link with a reason stays and says the reason.';
comment on column content_items.shown_from is 'Nobody reads it before; null where it is read at once.';
comment on column content_items.shown_until is 'Nobody reads it from then on; null where it has no end.';
comment on column content_items.revision is 'From the sequence: one that was deleted and written anew never has a former number.';
comment on column content_items.added_at is 'When it was first written.';
comment on column content_items.changed_at is 'When it was last written.';
comment on column content_items.changed_by is 'Who wrote it last.';

create table content_files (
  file_id uuid primary key references files,
  kind text not null,
  slug text not null,
  position smallint not null,
  foreign key (kind, slug) references content_items on delete cascade
);
create index content_files_item on content_files (kind, slug);
comment on table content_files is 'The files of an item: checked, held by it, given to whoever may read it.';
comment on column content_files.file_id is 'A file is of one item.';
comment on column content_files.kind is 'The kind of the item.';
comment on column content_files.slug is 'The name of the item.';
comment on column content_files.position is 'Its order among the files of the item.';

create table content_changes (
  kind text not null,
  slug text not null,
  revision integer not null,
  act text not null check (act in ('added', 'changed', 'activated', 'deactivated', 'deleted')),
  title_ar text not null,
  title_en text not null,
  summary_ar text not null,
  summary_en text not null,
  body_ar text not null,
  body_en text not null,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts,
  primary key (kind, slug, revision)
);
comment on table content_changes is 'The history of content: only added to. It outlives the item.';
comment on column content_changes.kind is 'The kind of the item.';
comment on column content_changes.slug is 'The name of the item.';
comment on column content_changes.revision is 'The revision that the change made; of a deletion one of its own.';
comment on column content_changes.act is 'What was done.';
comment on column content_changes.title_ar is 'How it read from then on, or last.';
comment on column content_changes.title_en is 'The same in English.';
comment on column content_changes.summary_ar is 'Its summary in Arabic.';
comment on column content_changes.summary_en is 'Its summary in English.';
comment on column content_changes.body_ar is 'Its text in Arabic.';
comment on column content_changes.body_en is 'Its text in English.';
comment on column content_changes.changed_at is 'When.';
comment on column content_changes.changed_by is 'Who.';
