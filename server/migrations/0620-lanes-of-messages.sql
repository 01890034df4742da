-- A code leaves before everything else however much waits, and a round looks at the front of the line alone.

drop index messages_to_send;
create index messages_to_send on messages (channel,
    (case when code is not null or link_token is not null then 0 when urgency = 'now' then 1 else 2 end),
    (coalesce(next_try_at, '-infinity'::timestamptz)), created_at)
  where sent_at is null and given_up_at is null;
