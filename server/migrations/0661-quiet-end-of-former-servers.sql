-- Servers of 0.7.0 call it while they wait to be replaced. Some databases dropped it: 0520 did before it was repaired.

create or replace function quiet_end(at timestamptz, quiet_from smallint, quiet_until smallint) returns timestamptz language sql stable as $$
  select case
      when quiet_from <= quiet_until and minute >= quiet_from and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute >= quiet_from then midnight + interval '1 day' + make_interval(mins => quiet_until)
    end at time zone 'Africa/Cairo'
  from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
    from (select at at time zone 'Africa/Cairo' as wall) w) m
$$;
