-- The story of a demo held its second chapter in one transaction for seconds. Each event is one of its own now, and a
-- start that was ended in the middle is followed by one that tells the rest.

create table story_chapters (
  chapter text primary key,
  start_at timestamptz not null,
  finished_at timestamptz
);
comment on table story_chapters is 'Chapters of the story of a demo that are told event by event; empty outside demo mode. Written by the server that tells them.';
comment on column story_chapters.chapter is 'Its name.';
comment on column story_chapters.start_at is 'The start of the server that began it: the times of its events are relative to this.';
comment on column story_chapters.finished_at is 'When its last event was told; null while events are left.';

create table story_events (
  chapter text not null references story_chapters on delete cascade,
  title text not null,
  request_id uuid references requests on delete set null,
  primary key (chapter, title)
);
comment on table story_events is 'Events of the story that were told. Written in the transaction of the event, so that none is told twice.';
comment on column story_events.chapter is 'The chapter.';
comment on column story_events.title is 'What happened, unique in the chapter.';
comment on column story_events.request_id is 'The request that the event filed, for the events that follow; null where it filed none, or the request was deleted.';
create index story_events_request on story_events (request_id) where request_id is not null;
