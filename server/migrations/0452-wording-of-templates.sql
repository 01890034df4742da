-- Who wrote the words of a template: what carries a code or a link, or is about an account, is activated by another administrator.

alter table notification_templates add column worded_by uuid references accounts;
comment on column notification_templates.worded_by is 'The administrator who wrote its words; null: before two were needed.';
