-- People are reminded before a draft is deleted and before a letter loses its validity.
alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check
  check (kind in ('draft', 'payment', 'appointment', 'draftEnd', 'letter'));
alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check
  check (reminds in ('draft', 'payment', 'request', 'appointment', 'assignment', 'message', 'words', 'template', 'saleEnd', 'letter')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is
  'The draft, payment, reservation or letter; the request of a due date, an assignment or a message; whoever proposed words; the template or the sale.';
comment on column reminders.kind is 'Draft, payment, appointment, the end of a draft, of a letter.';
comment on column reminders.subject_id is 'Its draft, payment, reservation or letter.';
create index letters_ending on letters (valid_until) where valid_until is not null and revoked_at is null;
