-- A call to a turn is over with the turn, with the sale, and when the person leaves the line.
alter table notifications drop constraint notifications_reminds_check;
alter table notifications add constraint notifications_reminds_check
  check (reminds in ('draft', 'payment', 'request', 'appointment', 'assignment', 'message', 'words', 'template', 'saleEnd', 'letter', 'turn')) not valid;
alter table notifications validate constraint notifications_reminds_check;
comment on column notifications.reminds_id is
  'The draft, payment, reservation or letter; the request of a due date, an assignment or a message; whoever proposed words; the template or the sale; the call to a turn itself.';
create index lot_sale_entries_called on lot_sale_entries (notice_id) where notice_id is not null;
