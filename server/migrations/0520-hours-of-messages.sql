-- When messages leave, until when they are of use, and why one was dropped before it was sent.

alter table notifications add column urgency text not null default 'day' check (urgency in ('now', 'day', 'digest'));
alter table notifications add column is_legal boolean not null default false;
alter table notifications add column useless_at timestamptz;
alter table notifications add column digested_at timestamptz;
comment on column notifications.urgency is 'When its messages leave: at once, by day, or together with others in the digest of staff.';
comment on column notifications.is_legal is 'A legal notice: tried for 30 days, and by the other channel too.';
comment on column notifications.useless_at is 'From then on its messages are of no use and are dropped; null: never.';
comment on column notifications.digested_at is 'When the morning digest told of it; null: not yet, or it has none.';
create index notifications_to_digest on notifications (account_id) where urgency = 'digest' and digested_at is null;

alter table messages add column urgency text not null default 'now' check (urgency in ('now', 'day'));
alter table messages add column is_legal boolean not null default false;
alter table messages add column useless_at timestamptz;
alter table messages add column dropped text check (dropped in ('useless', 'contradicted', 'otherChannel'));
comment on column messages.urgency is 'When it leaves: at once, or by day.';
comment on column messages.is_legal is 'A legal notice: tried for 30 days, and by the other channel too.';
comment on column messages.useless_at is 'From then on it is of no use and is dropped; null: never.';
comment on column messages.dropped is 'Why it was dropped before it was sent; null: it was not.';

alter table notification_preferences add column time_zone text;
comment on column notification_preferences.time_zone is 'Where the person is, as IANA names it: their day and their quiet hours; null: Cairo.';

-- When quiet hours end that a moment lies in; null where it lies in none. Servers of 0.7.0 call the one without a zone.
create function quiet_end(at timestamptz, quiet_from smallint, quiet_until smallint, zone text) returns timestamptz language sql stable as $$
  select case
      when quiet_from <= quiet_until and minute >= quiet_from and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute >= quiet_from then midnight + interval '1 day' + make_interval(mins => quiet_until)
    end at time zone zone
  from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
    from (select at at time zone zone as wall) w) m
$$;

-- The moment itself by day, otherwise the morning after it: from 08:00 until 21:00.
create function day_start(at timestamptz, zone text) returns timestamptz language sql stable as $$
  select case
      when wall::time < time '08:00' then (date_trunc('day', wall) + interval '8 hours') at time zone zone
      when wall::time >= time '21:00' then (date_trunc('day', wall) + interval '32 hours') at time zone zone
      else at
    end from (select at at time zone zone as wall) w
$$;

-- The first moment by day that lies outside of somebody's quiet hours. Where they leave nothing of the day, they alone count.
create function leaves_at(at timestamptz, quiet_from smallint, quiet_until smallint, zone text) returns timestamptz language sql stable as $$
  select coalesce(
      (select min(c.moment) from (values (at), (day_start(at, z.name)), (q.ends), (day_start(q.ends, z.name)),
          (quiet_end(day_start(at, z.name), quiet_from, quiet_until, z.name))) c(moment)
        where c.moment >= at and day_start(c.moment, z.name) = c.moment
          and quiet_end(c.moment, quiet_from, quiet_until, z.name) is null),
      q.ends, at)
  from (select coalesce(zone, 'Africa/Cairo') as name) z
    cross join lateral (select quiet_end(at, quiet_from, quiet_until, z.name) as ends) q
$$;
