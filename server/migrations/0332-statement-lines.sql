-- Lines of statements that finance import as files: what they say of who paid, to find whose they are.
alter table settlement_lines add column payer text not null default '';
alter table settlement_lines add column details text not null default '';
comment on column settlement_lines.payer is 'Who paid, as the statement of an account says; empty on a provider''s list.';
comment on column settlement_lines.details is 'What they wrote.';
comment on column settlement_lines.reference is 'The attempt, as the provider names it or as it was found by what its payer wrote; empty where it was not.';
create index payment_attempts_by_transfer on payment_attempts ((begun ->> 'transferReference')) where channel = 'bank';
