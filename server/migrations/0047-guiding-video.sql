-- The guiding video of the first page, which administrators set together with the announcement; and moments that are shown
-- to the millisecond are stored so, so that what was shown is found by a filter that names it.

create table guiding_videos (
  is_only boolean primary key default true check (is_only),
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  url text not null,
  is_active boolean not null,
  revision integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts
);
comment on table guiding_videos is 'The one guiding video of the portal; none where there is no row.';
comment on column guiding_videos.is_only is 'Always true: there is one row at most.';
comment on column guiding_videos.title_ar is 'Its heading in Arabic.';
comment on column guiding_videos.title_en is 'Its heading in English.';
comment on column guiding_videos.description_ar is 'What it shows, in Arabic; empty where nothing is said.';
comment on column guiding_videos.description_en is 'The same in English.';
comment on column guiding_videos.url is 'The address of a video whose id stands under v.';
comment on column guiding_videos.is_active is 'Switched off it is kept and nobody sees it.';
comment on column guiding_videos.revision is 'From the sequence of the announcements.';
comment on column guiding_videos.changed_at is 'When it was last written.';
comment on column guiding_videos.changed_by is 'Who wrote it last.';

alter table accounts
  alter column created_at set default date_trunc('milliseconds', now()),
  alter column updated_at set default date_trunc('milliseconds', now());
update accounts set created_at = date_trunc('milliseconds', created_at), updated_at = date_trunc('milliseconds', updated_at)
  where created_at <> date_trunc('milliseconds', created_at) or updated_at <> date_trunc('milliseconds', updated_at);
alter table services
  alter column created_at set default date_trunc('milliseconds', now()),
  alter column updated_at set default date_trunc('milliseconds', now());
update services set created_at = date_trunc('milliseconds', created_at), updated_at = date_trunc('milliseconds', updated_at)
  where created_at <> date_trunc('milliseconds', created_at) or updated_at <> date_trunc('milliseconds', updated_at);
