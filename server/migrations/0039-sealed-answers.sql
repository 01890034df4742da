-- Sensitive answers of requests are sealed in their place; the column by which lists find one holds its blind index.

alter table requests add column sealed_at timestamptz;
comment on column requests.sealed_at is
  'When its sensitive answers were sealed; null: they may stand open, as a former version stored them.';
comment on column requests.data is
  'Answers by field name, hidden ones left out; of a sensitive one {"$sealed", "$index"} in its place.';
comment on column requests.client_hooks_data is 'What the service''s scripts in the browser kept, sealed as a whole.';
comment on column idempotency_keys.body_sha256 is
  'A keyed hash of the body: a second sending with another body is refused, and nobody guesses answers from it.';
create index requests_not_sealed on requests (service_slug, version, id) where sealed_at is null;

-- A server of the former version beside this one writes answers as they are typed and knows nothing of the column.
create function note_open_answers() returns trigger language plpgsql as $$
begin
  new.sealed_at = null;
  return new;
end $$;
create trigger requests_note_open before update of data, given, client_hooks_data on requests for each row
  when (new.sealed_at is not null and new.sealed_at is not distinct from old.sealed_at
    and (new.data, new.given, new.client_hooks_data) is distinct from (old.data, old.given, old.client_hooks_data))
  execute function note_open_answers();

alter table hot_fields drop constraint hot_fields_kind_check;
alter table hot_fields add constraint hot_fields_kind_check check (kind in ('folded', 'plain', 'number', 'sealed'));

create or replace function hot_text(data jsonb, field text, kind text) returns text
language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(data -> field) = 'object' and kind = 'sealed' then data -> field ->> '$index'
    when jsonb_typeof(data -> field) in ('array', 'object', 'null') then null
    when kind = 'folded' then left(fold_text(data ->> field), 100) else left(data ->> field, 100) end
$$;

-- Servers give every service its columns anew: those of sensitive answers hold something else from now on.
update services set hot_version = null;
