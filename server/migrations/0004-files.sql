-- Files that people upload. Bytes stand in the object storage under the id; here is what is known of them.

create table files (
  id uuid primary key,
  owner_id uuid not null references accounts,
  name text not null,
  type text not null,
  size bigint not null,
  sent_size bigint,
  sha256 text,
  state text not null default 'pending' check (state in ('pending', 'clean', 'refused')),
  refusal text,
  has_thumbnail boolean not null default false,
  draft_id uuid,
  request_id uuid references requests,
  created_at timestamptz not null
);
comment on column files.id is 'UUIDv7; an upload goes on under it, and an answer of a form holds it.';
comment on column files.owner_id is 'Who uploaded it.';
comment on column files.name is 'Cleaned: no path, no control or direction characters.';
comment on column files.type is 'Media type, as its content says once it is clean.';
comment on column files.size is 'Bytes: as announced while pending, as stored once clean.';
comment on column files.sent_size is 'Bytes as sent, which a form''s limit speaks of: a picture is drawn anew.';
comment on column files.sha256 is 'Of the stored bytes, as hex; null until clean.';
comment on column files.state is 'Pending until it is checked; only a clean one can be attached or fetched.';
comment on column files.refusal is 'The error code of a refused one; its bytes are gone.';
comment on column files.has_thumbnail is 'Whether a small picture of it is stored too.';
comment on column files.draft_id is 'The draft that holds it.';
comment on column files.request_id is 'The request that holds it; it can no longer be removed.';
comment on column files.created_at is 'When the upload began; a day later what nothing holds is removed.';
create index files_of_owner on files (owner_id, id);
create index files_unattached on files (created_at) where draft_id is null and request_id is null;
create index files_of_request on files (request_id) where request_id is not null;
create index files_of_draft on files (draft_id) where draft_id is not null;
