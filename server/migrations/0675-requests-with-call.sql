-- Calls that staff owe, the oldest first.

create index concurrently requests_with_call on requests (call_at) where call_at is not null;
