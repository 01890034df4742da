-- A template can be for readers of one language: those of the other read the next more general one.
alter table notification_templates add column language text
  constraint notification_templates_language_check check (language in ('ar', 'en'));
comment on column notification_templates.language is 'For readers of one language, ar or en; null: of both.';
alter table notification_templates drop constraint notification_templates_one_each;
alter table notification_templates add constraint notification_templates_one_each
  unique nulls not distinct (kind, service_slug, stage, language);
