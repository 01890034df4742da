-- A turn begins when the message that calls to it was handed to a gateway, and people are called at the hours of the sale.

alter table lot_sale_entries add column notice_id uuid;
comment on column lot_sale_entries.notice_id is 'The notification that called them to their turn.';
alter table lot_sale_entries add column begun_at timestamptz;
comment on column lot_sale_entries.begun_at is 'When their turn began: a gateway had taken the message that calls them, or none was needed. Null before.';
update lot_sale_entries set begun_at = admitted_at where admitted_at is not null;

alter table lot_sales add column calls_from smallint not null default 480;
comment on column lot_sales.calls_from is 'From which minute of the day in Cairo on people are called to their turn.';
alter table lot_sales add column calls_until smallint not null default 1260;
comment on column lot_sales.calls_until is 'Until which minute of the day in Cairo they are called, and turns end that are shorter than these hours.';
alter table lot_sales add constraint lot_sales_calls_check check (calls_from >= 0 and calls_until > calls_from and calls_until <= 1440);

-- Words that name the end of a turn are wrong where the message is late: staff write them anew.
delete from notification_templates where kind = 'saleTurn';
