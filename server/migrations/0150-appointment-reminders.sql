-- Reminders of appointments, beside those of drafts and payments, and notices of assignment, which last as long as it does.

alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check
  check (reminds in ('draft', 'payment', 'request', 'appointment', 'assignment')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is 'The draft, payment or reservation; the request of a due date or an assignment.';

alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check check (kind in ('draft', 'payment', 'appointment'));
comment on column reminders.kind is 'Draft, payment, appointment.';
comment on column reminders.subject_id is 'Its draft, payment or reservation.';

-- The appointments of a day.
create index reservations_of_day on reservations ((split_part(code, '/', 2) collate "C"))
  where kind = 'appointment' and status in ('reserved', 'locked', 'allocated');
