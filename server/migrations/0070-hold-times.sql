-- What a person has held of a thing within a day is summed up before they hold it again.

create index reservations_of_holder on reservations (account_id, kind, code, created_at) where request_id is null;
