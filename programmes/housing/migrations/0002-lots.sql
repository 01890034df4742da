-- The units of a project are offered together: its code is their lot.

update reservables b set lot = u.project from housing_units u where b.kind = 'unit' and b.code = u.code;
