-- What is searched for most: what searches led to, once for each visitor and month. No words of anybody are stored.

create table search_counts (
  month date not null,
  kind text not null,
  item text not null,
  visitor text not null,
  counted_at timestamptz not null,
  primary key (month, kind, item, visitor)
);
comment on table search_counts is 'What searches led to; written by the job search.count, deleted by retention.';
comment on column search_counts.month is 'The first day of the month, of Cairo.';
comment on column search_counts.kind is 'service, project, faq, guide or news.';
comment on column search_counts.item is 'What stood first among the answers: a slug or a code.';
comment on column search_counts.visitor is 'Keyed hash of who searched, with the month in its key: it tells visitors of one month apart and nothing else.';
comment on column search_counts.counted_at is 'When it was first counted; retention goes by it.';
