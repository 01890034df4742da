-- Employees and agents act for companies too: the company stands in the permission, and in what is filed with it.
alter table actings
  add column company_name text,
  add column company_register text,
  add constraint actings_company_whole check ((company_name is null) = (company_register is null));
comment on column actings.company_name is 'The company that the person gave the code for; null: for themselves.';
comment on column actings.company_register is 'Its number in the commercial register, in Latin digits.';

alter table requests
  add column company_name text,
  add column company_register text,
  add constraint requests_company_whole check ((company_name is null) = (company_register is null));
comment on column requests.company_name is 'The company that it was filed for; null: for the applicant.';
comment on column requests.company_register is 'Its number in the commercial register.';
