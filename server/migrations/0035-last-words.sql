-- What tells a person that their data was erased is deleted once it went out.
alter table messages add column forget_at timestamptz;
comment on column messages.forget_at is 'Deleted from then on, or once it was sent; null: as long as other messages.';
