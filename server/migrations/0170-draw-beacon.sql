-- A draw may mix in a public value that nobody of the portal could know when its seed was fixed: named before anybody enters,
-- entered by two administrators after entries have closed. The list of entries is frozen, and its hash published, before that.

alter table lot_sales add column beacon_source text check (length(beacon_source) between 1 and 300);
alter table lot_sales add column beacon_value text check (length(beacon_value) between 1 and 200);
alter table lot_sales add column beacon_by uuid;
alter table lot_sales add column beacon_at timestamptz;
alter table lot_sales add column beacon_confirmed_by uuid;
alter table lot_sales add column beacon_confirmed_at timestamptz;
alter table lot_sales add column listed text[];
update lot_sales set listed = drawn where drawn is not null;
alter table lot_sales drop constraint lot_sales_check1;
alter table lot_sales add constraint lot_sales_drawn_check
  check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (drawn is null)
    and (listed is null) = (entries_hash is null) and (drawn_at is null or listed is not null));
alter table lot_sales add constraint lot_sales_beacon_check
  check ((beacon_source is null or method = 'draw')
    and (beacon_value is null or (beacon_source is not null and listed is not null))
    and (beacon_value is null) = (beacon_by is null) and (beacon_value is null) = (beacon_at is null)
    and (beacon_confirmed_at is null) = (beacon_confirmed_by is null)
    and (beacon_confirmed_by is null or (beacon_value is not null and beacon_confirmed_by <> beacon_by)));
comment on column lot_sales.beacon_source is 'draw: which public value is mixed in, named before anybody enters.';
comment on column lot_sales.beacon_value is 'draw: that value, as it was entered last.';
comment on column lot_sales.beacon_by is 'draw: the administrator who entered it.';
comment on column lot_sales.beacon_at is 'draw: when it was entered.';
comment on column lot_sales.beacon_confirmed_by is 'draw: another administrator, who entered the same.';
comment on column lot_sales.beacon_confirmed_at is 'draw: when; it is drawn from then on.';
comment on column lot_sales.listed is 'draw: the codes of all entries, as they stood when entries closed.';
