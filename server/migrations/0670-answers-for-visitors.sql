-- How visitors are answered: in which language, and since when staff owe somebody a phone call.

alter table requests
  add column contact_language text,
  add column call_at timestamptz,
  add constraint requests_contact_language_check check (contact_language in ('ar', 'en')) not valid;
comment on column requests.contact_language is 'The language in which a visitor filed it and is written to; null: its owner has an account.';
comment on column requests.call_at is 'Since when its applicant, who chose to be answered by phone, waits for a call; null: nobody owes one.';
