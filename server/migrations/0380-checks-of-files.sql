-- Each check of a file has a token: what it stores stands under a key of its own, and it writes only while the claim is its.

alter table files add column checks uuid[] not null default '{}';
alter table files add column stored_by uuid;
comment on column files.checks is 'Tokens of the checks that were begun, the newest last: that one holds the claim. Each may have left bytes.';
comment on column files.stored_by is 'The check whose bytes are the file''s: part of their keys in the storage. Null for files stored before there were tokens.';
