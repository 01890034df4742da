-- Fixed holidays are added for every year by rule; feasts that hang on the moon are known only as far as they are stored.

alter table holidays add column is_moving boolean not null default false;
comment on column holidays.is_moving is 'A feast whose day moves through the year: the last one says how far such feasts are known.';
update holidays set is_moving = true
  where name_ar in ('عيد الفطر', 'وقفة عرفات', 'عيد الأضحى', 'رأس السنة الهجرية', 'المولد النبوي');

create table holiday_years (
  year int primary key,
  prepared_at timestamptz not null
);
comment on table holiday_years is 'Years whose fixed holidays were added: one that is removed afterwards stays away.';
comment on column holiday_years.year is 'The year.';
comment on column holiday_years.prepared_at is 'When.';
insert into holiday_years (year, prepared_at) values (2026, now()), (2027, now());
