-- What people typed and have not sent is sealed as a whole: nobody searches in it.

alter table drafts add column sealed text;
comment on column drafts.sealed is 'The answers as JSON, everything as it was typed, sealed; null once they were sent.';
comment on column drafts.answers is 'Answers that a former version stored as they were typed, until a server seals them; else {}.';

create index drafts_not_sealed on drafts (id) where answers::text <> '{}';
