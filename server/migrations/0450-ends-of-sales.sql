-- The end of a sale that people wait in takes two administrators: who was first, and when.

alter table lot_sales
  add column end_by uuid references accounts,
  add column end_at timestamptz;
alter table lot_sales add constraint lot_sales_end_check check ((end_by is null) = (end_at is null)) not valid;
alter table lot_sales validate constraint lot_sales_end_check;
comment on column lot_sales.end_by is 'The first of the two administrators who end a sale in which people wait.';
comment on column lot_sales.end_at is 'When; a day later it counts for nothing.';
