-- What a person has held and reserved of a kind, over all its things, is summed up before they hold or reserve another.

create index reservations_of_person on reservations (account_id, kind, created_at);
drop index reservations_of_holder;
