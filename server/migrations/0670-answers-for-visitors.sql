-- How visitors are answered: in which language, and since when staff owe somebody a phone call.

alter table requests add column contact_language text constraint requests_contact_language_check check (contact_language in ('ar', 'en'));
comment on column requests.contact_language is 'The language in which a visitor filed it and is written to; null: its owner has an account.';
alter table requests add column call_at timestamptz;
comment on column requests.call_at is 'Since when its applicant, who chose to be answered by phone, waits for a call; null: nobody owes one.';
create index requests_with_call on requests (call_at) where call_at is not null;
