-- The language that is spoken in the guiding video. A server of the version before writes none: Arabic comes first.
alter table guiding_videos add column language text not null default 'ar'
  constraint guiding_videos_language_check check (language in ('ar', 'en'));
comment on column guiding_videos.language is 'The language that is spoken in it: ar or en.';
