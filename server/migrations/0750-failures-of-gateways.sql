-- Failures of a channel that are the gateway's own: refusals of single recipients are no outage of it.

alter table message_outages
  add column gateway_failed integer not null default 0,
  add column gateway_since timestamptz;
comment on column message_outages.gateway_failed is 'How many of the failed messages failed by the gateway itself, not by their recipient.';
comment on column message_outages.gateway_since is 'When the first of these failed.';
