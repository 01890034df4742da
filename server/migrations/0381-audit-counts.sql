-- What strangers can cause without end: counted until its window is over, and written into the audit by its sum.

create table audit_counts (
  subject text not null,
  window_ends_at timestamptz not null,
  event jsonb not null,
  began_at timestamptz not null,
  newest_at timestamptz not null,
  counts jsonb not null default '{}',
  primary key (subject, window_ends_at)
);
comment on table audit_counts is 'Events that are counted before they stand in the audit; written by the server, removed with the row of their sum.';
comment on column audit_counts.subject is 'What is counted: a kind of event from a network, or of a person.';
comment on column audit_counts.window_ends_at is 'When it is counted no further.';
comment on column audit_counts.event is 'What the first one was, as the audit has it.';
comment on column audit_counts.began_at is 'When the first one was.';
comment on column audit_counts.newest_at is 'When the newest one was.';
comment on column audit_counts.counts is 'How many followed the first one, by how each was answered.';
create index audit_counts_window on audit_counts (window_ends_at);
