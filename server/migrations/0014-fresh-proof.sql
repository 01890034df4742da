-- A sign-in at a provider that proves somebody anew who is signed in already.

alter table external_sign_ins add column is_fresh boolean not null default false;
comment on column external_sign_ins.is_fresh is 'Whether it proves the person of account_id anew; otherwise one with account_id links an identity to it.';
