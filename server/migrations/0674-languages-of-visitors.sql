-- The languages of requests that stand are read beside calls.

alter table requests validate constraint requests_contact_language_check;
