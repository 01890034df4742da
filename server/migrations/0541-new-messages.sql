-- A message of the applicant waits until staff have read or answered it.

alter table requests add column message_at timestamptz;
comment on column requests.message_at is 'Since when a message of its applicant waits to be read, or after the end of the request to be answered or closed; null: none does.';
create index requests_with_message on requests (service_slug, id) where message_at is not null;

alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check check (reminds in
  ('draft', 'payment', 'request', 'appointment', 'assignment', 'message', 'words', 'template', 'saleEnd')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is
  'The draft, payment or reservation; the request of a due date, an assignment or a message; whoever proposed words; the template or the sale.';
