-- Links of the newsletter each by itself: asking again ends no link that is on its way, and the language of a subscription
-- changes by a link alone.

create table newsletter_links (
  token_hash bytea primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  language text not null check (language in ('ar', 'en')),
  expires_at timestamptz not null
);
create index newsletter_links_subscription on newsletter_links (subscription_id);
comment on table newsletter_links is 'Links that begin a subscription to the newsletter or change its language. They stay after their use until they expire, to say so to whoever follows them again.';
comment on column newsletter_links.token_hash is 'Of the token in the link.';
comment on column newsletter_links.subscription_id is 'The address that the link went to.';
comment on column newsletter_links.language is 'Of the page that it was asked from: the subscription gets it when the link is followed.';
comment on column newsletter_links.expires_at is 'The link leads nowhere from then on.';

insert into newsletter_links (token_hash, subscription_id, language, expires_at)
  select confirm_hash, id, language, confirm_until from newsletter_subscriptions where confirm_hash is not null;

comment on column newsletter_subscriptions.confirm_hash is 'Of links of former releases, which servers of those still write; read no more.';
comment on column newsletter_subscriptions.confirm_until is 'Until when the newest link is good: an address that nobody proved is deleted then.';
