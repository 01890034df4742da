-- Units that are offered to residents of one country are reserved by them alone.

update reservables b set country = u.country from housing_units u where b.kind = 'unit' and b.code = u.code and u.country is not null;
