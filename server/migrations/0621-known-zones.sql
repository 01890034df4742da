-- A time zone that this PostgreSQL does not know, as after a move to another server, is Cairo's: one row must not stop the
-- messages of everybody.

create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'Africa/Cairo';
end $$;

create or replace function leaves_at(at timestamptz, quiet_from smallint, quiet_until smallint, zone text) returns timestamptz language sql stable as $$
  select coalesce(
      (select min(c.moment) from (values (at), (day_start(at, z.name)), (q.ends), (day_start(q.ends, z.name)),
          (quiet_end(day_start(at, z.name), quiet_from, quiet_until, z.name))) c(moment)
        where c.moment >= at and day_start(c.moment, z.name) = c.moment
          and quiet_end(c.moment, quiet_from, quiet_until, z.name) is null),
      q.ends, at)
  from (select case when zone is null then 'Africa/Cairo' else known_zone(zone) end as name offset 0) z
    cross join lateral (select quiet_end(at, quiet_from, quiet_until, z.name) as ends) q
$$;
