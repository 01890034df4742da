-- "One open request each", where a service says so: held by the database, so that no two sendings pass each other.

alter table requests add column one_open text;
comment on column requests.one_open is 'Keyed hash of whom and what its service allows one open request of; null: as many as anybody likes.';
create unique index requests_one_open on requests (service_slug, one_open)
  where one_open is not null and status_kind not in ('done', 'rejected', 'cancelled');
