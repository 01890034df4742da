-- Administrators are notified of what waits for a second one of them, until it is done.

alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check
  check (reminds in ('draft', 'payment', 'request', 'appointment', 'assignment', 'words', 'template', 'saleEnd')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is
  'The draft, payment or reservation; the request of a due date or an assignment; whoever proposed words; the template or the sale.';
