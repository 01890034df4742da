-- Words of texts that carry a code or a link, or tell of a way into an account: two administrators.

alter table text_overrides
  add column proposed jsonb,
  add column proposed_by uuid references accounts;
alter table text_overrides add constraint text_overrides_proposed_check check ((proposed is null) = (proposed_by is null)) not valid;
alter table text_overrides validate constraint text_overrides_proposed_check;
comment on column text_overrides.proposed is 'Words that wait for a second administrator; those of written stand meanwhile.';
comment on column text_overrides.proposed_by is 'Who wrote them.';
