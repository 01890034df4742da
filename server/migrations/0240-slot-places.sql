-- Two people booked one hall for one hour, and both were billed. The answers of a slot reserve places, each once.

create table slot_places (
  place text primary key,
  request_id uuid not null references requests on delete cascade
);
comment on table slot_places is 'Places that the answers of a slot reserve: a hall on a day at an hour. Written by the statement that files a request; deleted by the one that withdraws or rejects it, or lets it expire.';
comment on column slot_places.place is 'JSON list: what the places are of, then the answers that name one.';
comment on column slot_places.request_id is 'The request that has it.';
create index slot_places_request on slot_places (request_id);
