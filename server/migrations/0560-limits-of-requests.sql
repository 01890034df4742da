-- What limits an end: a law's own day, and the days on which payments are taken. Extensions need both where they move an end.
alter table requests
  add due_fixed boolean not null default false,
  add pay_from smallint,
  add pay_to smallint;
comment on column requests.due_fixed is 'Its due date is set by law or the requirements: closed time does not move it, its warning comes sooner.';
comment on column requests.pay_from is 'The first day of a month on which its payment is taken; null: every day.';
comment on column requests.pay_to is 'The last such day.';

update requests r set pay_from = (v.definition -> 'paymentDays' ->> 'from')::smallint,
    pay_to = (v.definition -> 'paymentDays' ->> 'to')::smallint
  from services s join service_versions v on v.service_id = s.id
  where r.status_kind = 'waiting-on-payment' and s.slug = r.service_slug and v.version = r.version
    and v.definition -> 'paymentDays' is not null;
