-- Files that staff attach to a request are their own, but for those that a question marks as meant for the applicant.

alter table files add of_staff text;
comment on column files.of_staff is 'Attached by staff: internal (the applicant never sees it) or shared; null: by the applicant''s side.';
alter table files add constraint files_of_staff_check check (of_staff in ('internal', 'shared')) not valid;
alter table files validate constraint files_of_staff_check;

-- What staff attached so far was meant for their own work.
update files f set of_staff = 'internal' from requests r
  where r.id = f.request_id and f.owner_id not in (r.owner_id, r.filed_by);
