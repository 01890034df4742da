-- Notifications: what a person is told of, in their list and by the messages that go out with it; the words that staff write
-- in place of the standard ones; what each person prefers; and what they were reminded of.

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts(id),
  kind text not null,
  topic text not null,
  is_locked boolean not null,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  service_slug text,
  request_number text,
  path text,
  is_listed boolean not null,
  is_announced boolean not null default false,
  created_at timestamptz not null,
  visible_at timestamptz not null,
  seen_at timestamptz,
  read_at timestamptz,
  reminds text check (reminds in ('draft', 'payment', 'request')),
  reminds_id uuid,
  reminds_due timestamptz
);
comment on table notifications is 'What people are notified of. Written by the statement that makes the change they tell of.';
comment on column notifications.id is 'UUIDv7; of one that several people get, random.';
comment on column notifications.account_id is 'Whose it is. Nobody who acts for them reads it.';
comment on column notifications.kind is 'A row of contract/notification-kinds.ts.';
comment on column notifications.topic is 'A row of contract/notification-topics.ts; a decision is of another topic than the kind it is written by.';
comment on column notifications.is_locked is 'Sent whatever the person chose: legal notices, and what guards an account.';
comment on column notifications.title_ar is 'Also the subject of its e-mail.';
comment on column notifications.title_en is 'The same in English.';
comment on column notifications.text_ar is 'As it was written, with values in Arabic digits.';
comment on column notifications.text_en is 'The same in English.';
comment on column notifications.service_slug is 'The service that it is about.';
comment on column notifications.request_number is 'The request that it is about, and leads to.';
comment on column notifications.path is 'Where it leads in the citizens'' app, where that is no request.';
comment on column notifications.is_listed is 'Whether the person has it in their list; false where they muted the topic there.';
comment on column notifications.is_announced is 'Whether open pages were told of it.';
comment on column notifications.created_at is 'When it was written.';
comment on column notifications.visible_at is 'Listed from then on: it may still be taken back before.';
comment on column notifications.seen_at is 'When it was first shown in the list or the panel.';
comment on column notifications.read_at is 'When the person opened or ticked it.';
comment on column notifications.reminds is 'What it reminds of; it is gone from lists and sent no more once that is done.';
comment on column notifications.reminds_id is 'The draft, payment or request.';
comment on column notifications.reminds_due is 'Of a request: the due date that it warns of.';
create index notifications_of_account on notifications (account_id, created_at desc, id desc) where is_listed;
create index notifications_unseen on notifications (account_id) where is_listed and seen_at is null;
create index notifications_to_announce on notifications (visible_at) where is_listed and not is_announced;
create index notifications_newest on notifications (created_at);

alter table messages add column notification_id uuid references notifications(id) on delete set null;
alter table messages add column is_over boolean not null default false;
alter table messages add column failure text;
comment on column messages.notification_id is 'What it brings outside of the portal; null of codes, links and changes of how one signs in.';
comment on column messages.is_over is 'Its code or link was wiped, or what it reminds of is done: it cannot be sent again.';
comment on column messages.failure is 'What a gateway answered last, in a word that tells of nobody.';
create index messages_of_notification on messages (notification_id) where notification_id is not null;
-- What was wiped before can be told by its marks alone.
update messages set is_over = true where given_up_at is not null and strpos(body, '••••••') > 0;

create table notification_templates (
  id uuid primary key,
  kind text not null,
  service_slug text,
  stage text,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  is_active boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts(id),
  constraint notification_templates_one_each unique nulls not distinct (kind, service_slug, stage)
);
comment on table notification_templates is 'Words that stand in place of the standard ones. Written by administrators; who changed what stands in the audit.';
comment on column notification_templates.id is 'UUIDv7.';
comment on column notification_templates.kind is 'A row of contract/notification-kinds.ts.';
comment on column notification_templates.service_slug is 'For one service; null: for all.';
comment on column notification_templates.stage is 'For requests in one stage; null: in all.';
comment on column notification_templates.title_ar is 'With placeholders in braces.';
comment on column notification_templates.title_en is 'With placeholders in braces.';
comment on column notification_templates.text_ar is 'With placeholders in braces.';
comment on column notification_templates.text_en is 'With placeholders in braces.';
comment on column notification_templates.is_active is 'An inactive one gives way to the next more general one, in the end to the standard words.';
comment on column notification_templates.revision is 'Optimistic lock.';
comment on column notification_templates.changed_at is 'When it last changed.';
comment on column notification_templates.changed_by is 'The administrator who changed it last.';

create table notification_preferences (
  account_id uuid primary key references accounts(id),
  choices jsonb not null,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  revision integer not null default 1,
  updated_at timestamptz not null,
  constraint notification_preferences_quiet check ((quiet_from is null) = (quiet_until is null))
);
comment on table notification_preferences is 'What people want to be notified of, and how, where that is not the standard. Written by themselves.';
comment on column notification_preferences.account_id is 'Whose.';
comment on column notification_preferences.choices is 'By topic and channel: {"requests.sms": false}. What is missing is as contract/notification-topics.ts says.';
comment on column notification_preferences.quiet_from is 'No SMS and no e-mail from then on: minutes since midnight in Cairo.';
comment on column notification_preferences.quiet_until is 'Until then; earlier than the beginning it is on the next day.';
comment on column notification_preferences.revision is 'Optimistic lock.';
comment on column notification_preferences.updated_at is 'When it last changed.';

create table reminders (
  kind text not null check (kind in ('draft', 'payment')),
  subject_id uuid not null,
  account_id uuid not null references accounts(id),
  count smallint not null,
  at timestamptz not null,
  primary key (kind, subject_id)
);
comment on table reminders is 'How often somebody was reminded of something, so that each reminder is sent once over all servers.';
comment on column reminders.kind is 'Draft, payment.';
comment on column reminders.subject_id is 'Its draft or payment.';
comment on column reminders.account_id is 'Who was reminded.';
comment on column reminders.count is 'How many were sent.';
comment on column reminders.at is 'When the last was.';
create index reminders_of_account on reminders (account_id);
create index reminders_by_time on reminders (at);

-- When quiet hours end that a moment lies in; null where it lies in none.
create function quiet_end(at timestamptz, quiet_from smallint, quiet_until smallint) returns timestamptz language sql stable as $$
  select case
      when quiet_from <= quiet_until and minute >= quiet_from and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute < quiet_until then midnight + make_interval(mins => quiet_until)
      when quiet_from > quiet_until and minute >= quiet_from then midnight + interval '1 day' + make_interval(mins => quiet_until)
    end at time zone 'Africa/Cairo'
  from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
    from (select at at time zone 'Africa/Cairo' as wall) w) m
$$;
