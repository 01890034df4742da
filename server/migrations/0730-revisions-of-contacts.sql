-- A visitor's code follows from this besides the request: a message that went to a wrong number opens nothing once staff correct it.

alter table requests add column contact_revision integer not null default 0;
comment on column requests.contact_revision is 'How often the address that its visitor is answered at was corrected; the code of the answers follows from it.';
