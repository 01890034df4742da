-- A draft whose form was sent leaves a row without answers for a day: a saving that is under way at the same moment meets it
-- at the primary key and stores nothing, where a deleted row would let it through.
alter table drafts add column sent_at timestamptz;
comment on column drafts.sent_at is 'Its form was filed: the answers are gone from here, and it cannot be brought back.';
