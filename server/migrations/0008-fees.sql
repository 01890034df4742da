-- What a request costs, as the service's script has reckoned it when the request was filed.

alter table requests add column fees jsonb;
comment on column requests.fees is '{items: [{label: {ar, en}, amount}], total}, amounts in whole piasters.';
