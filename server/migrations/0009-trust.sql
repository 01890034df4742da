-- What trust in people rests on: budgets of tries, codes sent to them, and the audit.

alter table sign_in_budgets rename to budgets;
alter table budgets rename column attempts to taken;
alter table budgets rename constraint sign_in_budgets_pkey to budgets_pkey;
comment on column budgets.subject is 'What is counted: sign-in citizen/010.., codes +2010.., address 203.0.113.7.';
comment on column budgets.taken is 'How often in the window.';

create table codes (
  purpose text not null,
  subject text not null,
  counted_for text not null,
  code_hash bytea not null,
  attempts int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, subject)
);
comment on table codes is 'One-time codes: one for a purpose and a subject, a new one takes the place of the last.';
comment on column codes.purpose is 'What it opens: sign-in, reset, mobile, owner.';
comment on column codes.subject is 'Whose: an account, or a mobile number that is being proved.';
comment on column codes.counted_for is 'Whose daily sendings it counts against: the number it went to.';
comment on column codes.code_hash is 'Keyed hash; the code itself is kept nowhere but in the message.';
comment on column codes.attempts is 'Guesses admitted.';
comment on column codes.sent_at is 'When it was sent.';
comment on column codes.expires_at is 'Not accepted from then on.';
comment on column codes.used_at is 'Accepted once.';
create index codes_by_age on codes (expires_at);

create table audit_streams (
  stream text primary key,
  place bigint not null,
  previous_hash bytea not null,
  hash bytea not null
);
comment on table audit_streams is 'The newest row of each chain: writers of one stream meet here, one after the other.';
comment on column audit_streams.stream is 'Name of the chain.';
comment on column audit_streams.place is 'Of the newest row.';
comment on column audit_streams.previous_hash is 'Hash of the row before it.';
comment on column audit_streams.hash is 'Its hash.';

create table audit_entries (
  stream text not null,
  place bigint not null,
  at timestamptz not null,
  kind text not null,
  actor_id uuid,
  on_behalf_of uuid,
  subject_id uuid,
  address text,
  detail jsonb not null default '{}',
  previous_hash bytea not null,
  hash bytea not null,
  primary key (stream, place)
);
comment on table audit_entries is 'Who did what to whom: never changed, each row bound to the one before by its hash.';
comment on column audit_entries.stream is 'A chain of its own, so that writers of other streams do not wait.';
comment on column audit_entries.place is '1, 2, 3 .. within the stream, without a gap.';
comment on column audit_entries.at is 'When.';
comment on column audit_entries.kind is 'What happened, as capability.event.';
comment on column audit_entries.actor_id is 'Who did it; null for a visitor and the system.';
comment on column audit_entries.on_behalf_of is 'For whom, where it was not their own act.';
comment on column audit_entries.subject_id is 'The account it was done to.';
comment on column audit_entries.address is 'Network address it came from.';
comment on column audit_entries.detail is 'What else belongs to it; no secret and no identifier of a person.';
comment on column audit_entries.previous_hash is 'Hash of the row before; zeros for the first.';
comment on column audit_entries.hash is 'SHA-256 over previous hash and the canonical text of this row.';
create index audit_by_time on audit_entries (at desc, stream, place);
create index audit_of_subject on audit_entries (subject_id, at desc) where subject_id is not null;
create index audit_of_actor on audit_entries (actor_id, at desc) where actor_id is not null;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
