-- The newsletter: who asked for it and proved the address.

create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  language text not null check (language in ('ar', 'en')),
  confirm_hash bytea,
  confirm_until timestamptz,
  asked_at timestamptz not null,
  subscribed_at timestamptz
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
create unique index newsletter_subscriptions_confirm on newsletter_subscriptions (confirm_hash);
comment on table newsletter_subscriptions is 'Addresses that asked for the newsletter. One is sent nothing but its link before it is proved.';
comment on column newsletter_subscriptions.id is 'Its own.';
comment on column newsletter_subscriptions.email is 'As it was typed; one address is there once, whatever its case.';
comment on column newsletter_subscriptions.language is 'Of the page that it was asked from: what is sent is in it.';
comment on column newsletter_subscriptions.confirm_hash is 'Of the token in the newest link; null where there is none. It stays after its use, to say so to whoever follows it again.';
comment on column newsletter_subscriptions.confirm_until is 'The link leads nowhere from then on.';
comment on column newsletter_subscriptions.asked_at is 'When the newest link was asked for.';
comment on column newsletter_subscriptions.subscribed_at is 'When the address was proved; null before.';
