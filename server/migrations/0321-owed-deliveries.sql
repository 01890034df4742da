-- Deliveries are owed work: the queue's own, and those that it gave up and forgot, are owed from now on. Their requests still
-- stand where they are sent from.

insert into owed_work (what, request_id, payload, since, next_at, tell_at)
  select distinct on (r.id) 'requests.deliver', r.id, jsonb_build_object('status', r.status), r.action_date, now(), now() + interval '1 hour'
  from requests r join services s on s.slug = r.service_slug
    join service_versions v on v.service_id = s.id and v.version = r.version
    cross join lateral jsonb_array_elements(coalesce(v.definition::jsonb -> 'workflow' -> 'states', '[]')) state
  where r.status_kind = 'open' and state ->> 'code' = r.status and state ->> 'delivers' is not null;
