-- Announcements: what stands on the first page of the portal and on that of staff.

create sequence announcement_revisions;
create table announcements (
  audience text primary key check (audience in ('everyone', 'staff')),
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  is_active boolean not null,
  shown_from timestamptz,
  shown_until timestamptz check (shown_until > shown_from),
  revision integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts
);
comment on table announcements is 'The one announcement of each audience; none where there is no row.';
comment on column announcements.audience is 'Who reads it: everyone on the first page of the portal, or staff alone on theirs.';
comment on column announcements.title_ar is 'Its heading in Arabic.';
comment on column announcements.title_en is 'Its heading in English.';
comment on column announcements.description_ar is 'What it says in a sentence or two, in Arabic; empty where there is none.';
comment on column announcements.description_en is 'The same in English.';
comment on column announcements.body_ar is 'Everything else in Arabic, line by line; empty where there is none.';
comment on column announcements.body_en is 'The same in English.';
comment on column announcements.is_active is 'Switched off it is kept and nobody reads it.';
comment on column announcements.shown_from is 'Nobody reads it before; null where it is read at once.';
comment on column announcements.shown_until is 'Nobody reads it from then on; null where it has no end.';
comment on column announcements.revision is 'From the sequence: one that was deleted and written anew never has a former number.';
comment on column announcements.changed_at is 'When it was last written.';
comment on column announcements.changed_by is 'Who wrote it last.';
