-- Files that something of a programme holds, such as the floor plan of a unit: not those of a request, a draft or a person.

alter table files add column is_held boolean not null default false;
comment on column files.is_held is 'Something of a programme holds it: it belongs into no answer, and stays until it is let go.';
