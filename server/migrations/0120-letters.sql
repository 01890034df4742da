-- Letters and certificates that requests end in, as they were issued.

create table letters (
  id uuid primary key,
  number text not null unique,
  request_id uuid not null references requests,
  owner_id uuid not null references accounts,
  service_slug text not null,
  letter_id text not null,
  sealed text,
  key_id text not null,
  signature text not null,
  issued_at timestamptz not null,
  valid_until date,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('staff', 'replaced', 'reopened')),
  revoked_by uuid references accounts,
  check ((revoked_at is null) = (revoked_because is null))
);
comment on table letters is 'Letters and certificates, written with the transition that issues them; drawn as PDF when asked for.';
comment on column letters.id is 'Its identity inside the server.';
comment on column letters.number is 'What is quoted, and what its status is asked by: drawn at random.';
comment on column letters.request_id is 'The request that it came of.';
comment on column letters.owner_id is 'Whose it is: the owner of the request.';
comment on column letters.service_slug is 'The service of the request.';
comment on column letters.letter_id is 'Which of the letters of the definition it is.';
comment on column letters.sealed is 'Sealed JSON: the signed text, and the paragraphs in both languages that its digest is of. Null once its owner has been erased.';
comment on column letters.key_id is 'The key that signed it, of signing_keys.';
comment on column letters.signature is 'Ed25519 over the signed text, base64url.';
comment on column letters.issued_at is 'When.';
comment on column letters.valid_until is 'The last day that it is valid; null: until it is revoked.';
comment on column letters.revoked_at is 'When it lost its validity before its time.';
comment on column letters.revoked_because is 'staff: somebody revoked it; replaced: another was issued in its place; reopened: the decision was taken up again.';
comment on column letters.revoked_by is 'The member of staff who revoked it. The reason stands in the history of the request.';

-- One of each valid at a time: also what finds those of a request.
create unique index letters_standing on letters (request_id, letter_id) where revoked_at is null;
create index letters_of_request on letters (request_id, issued_at);
create index letters_of_owner on letters (owner_id, issued_at desc, id);
