-- Since when staff are late with a request: the first end of a state that they missed. The state after it has an end of its own.

alter table requests add column late_since timestamptz;

comment on column requests.late_since is 'The first end of an open state that staff missed; it stays until the request ends';
