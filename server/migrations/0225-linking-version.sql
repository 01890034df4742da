-- Linking to a provider takes a while: what began before a new password must not end after it as another way in.

alter table external_sign_ins add column credentials_version int;
comment on column external_sign_ins.credentials_version is 'Where an identity is to be linked: the account''s version when the person left. Of another version it links nothing.';
