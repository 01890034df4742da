-- A channel by which no message leaves: from the first that failed until one was sent.

create table message_outages (
  channel text not null check (channel in ('sms', 'email')),
  began_at timestamptz not null,
  failed integer not null check (failed > 0),
  failure text not null,
  noticed_at timestamptz,
  ended_at timestamptz check (ended_at >= began_at),
  primary key (channel, began_at)
);
comment on table message_outages is 'Times in which every message of a channel failed.';
comment on column message_outages.failed is 'How many messages failed in it.';
comment on column message_outages.failure is 'The last answer of the gateway: a status or a code.';
comment on column message_outages.noticed_at is 'When so many had failed that it is no matter of a single number.';
create unique index message_outages_open on message_outages (channel) where ended_at is null;
