-- Some things are offered to residents of one country: nobody reserves one who says that they live elsewhere.

alter table reservables add column country text;
comment on column reservables.country is 'ISO 3166-1 code of the country to whose residents it is offered; null: to all.';
