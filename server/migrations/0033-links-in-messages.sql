-- Links in messages are wiped like codes: once sent, used, replaced or over, no token stands in a message.
alter table messages add column link_token text, add column link_hash bytea;
comment on column messages.link_token is 'What a link in it carries behind its #; wiped once it was sent or is good for nothing.';
comment on column messages.link_hash is 'SHA-256 of that, by which the link is found that it opens.';
update messages set link_token = substring(body from 'https?://[^\s#]+#([A-Za-z0-9_-]{43})');
update messages set link_hash = sha256(convert_to(link_token, 'UTF8')) where link_token is not null;
update messages set body = replace(body, link_token, '••••••'), link_token = null
  where link_token is not null and sent_at is not null;
create index messages_with_secrets on messages (created_at) where code is not null or link_token is not null;
