-- Issues of the newsletter: what was ordered to be sent, and to whom it has been written.

create table newsletter_issues (
  slug text primary key,
  kind text not null default 'newsletter' check (kind = 'newsletter'),
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  starts_at timestamptz not null,
  asked_at timestamptz not null,
  asked_by uuid not null references accounts,
  written_to uuid,
  written_at timestamptz,
  finished_at timestamptz,
  sent integer,
  failed integer,
  foreign key (kind, slug) references content_items
);
create index newsletter_issues_open on newsletter_issues (starts_at) where finished_at is null;
comment on table newsletter_issues is 'Issues that were ordered to be sent, as they read then. An issue is sent once.';
comment on column newsletter_issues.slug is 'The content item that it was written as, which stays as long as this.';
comment on column newsletter_issues.kind is 'Of the content item.';
comment on column newsletter_issues.title_ar is 'The subject in Arabic.';
comment on column newsletter_issues.title_en is 'The subject in English.';
comment on column newsletter_issues.text_ar is 'The letter in Arabic, in a part of Markdown, without the link that ends the subscription.';
comment on column newsletter_issues.text_en is 'The same in English.';
comment on column newsletter_issues.starts_at is 'It goes out from then on, to those who had subscribed by then.';
comment on column newsletter_issues.asked_at is 'When it was ordered.';
comment on column newsletter_issues.asked_by is 'The administrator who ordered it.';
comment on column newsletter_issues.written_to is 'The last subscription that its letter was written to, in the order of their ids; null before the first.';
comment on column newsletter_issues.written_at is 'When the last letter was written.';
comment on column newsletter_issues.finished_at is 'When no letter waited any more.';
comment on column newsletter_issues.sent is 'How many letters went out, counted when it was finished.';
comment on column newsletter_issues.failed is 'How many were given up, counted when it was finished.';

create table newsletter_letters (
  slug text not null references newsletter_issues,
  subscription_id uuid not null,
  message_id uuid not null unique,
  primary key (slug, subscription_id)
);
comment on table newsletter_letters is 'Letters of issues that are under way: one for each subscription, whoever writes them. Deleted once the issue is finished.';
comment on column newsletter_letters.slug is 'The issue.';
comment on column newsletter_letters.subscription_id is 'Whom it was written to; where that subscription has ended, a letter that waits is not sent.';
comment on column newsletter_letters.message_id is 'Its row in messages.';

alter table messages add column unsubscribe text;
comment on column messages.unsubscribe is 'Of a letter of the newsletter: the address by which mail programs end its subscription.';
