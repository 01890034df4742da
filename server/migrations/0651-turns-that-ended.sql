-- Whoever's turn in a sale ended is told, until they take another place in it.
alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check
  check (reminds in ('draft', 'payment', 'request', 'appointment', 'assignment', 'message', 'words', 'template', 'saleEnd', 'letter', 'turn', 'turnEnd')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is
  'The draft, payment, reservation or letter; the request of a due date, an assignment or a message; whoever proposed words; the template or the sale; the call to a turn itself, also of one that ended.';
