-- Case work: by when a request should be done and who is told, what the applicant is asked for, links between requests,
-- and the days on which nobody works.

alter table requests
  add column finish_by timestamptz,
  add column due_left int,
  add column finish_left int,
  add column asked jsonb,
  add column closed_at timestamptz,
  add column moves_when_due boolean not null default false,
  add column escalate_at timestamptz,
  add column escalate_as text,
  add column overdue_at timestamptz;
comment on column requests.finish_by is 'By when the whole request should have ended; null while it waits for the applicant.';
comment on column requests.due_left is 'Working days that were left for the state in which it began to wait for the applicant.';
comment on column requests.finish_left is 'Working days left for the whole request while it waits.';
comment on column requests.asked is '{fields, message, workingDays, askedAt}: what the applicant is asked for now.';
comment on column requests.closed_at is 'When a transition closed it for good.';
comment on column requests.moves_when_due is 'The system itself moves it on when it is due.';
comment on column requests.escalate_at is 'When somebody is next told that it is due; null when all were told.';
comment on column requests.escalate_as is 'dueSoon or overdue: what they are told then.';
comment on column requests.overdue_at is 'When they are told that it is overdue.';
create index requests_to_escalate on requests (escalate_at) where escalate_at is not null;
create index requests_to_move on requests (due_at) where moves_when_due;

create table request_links (
  id uuid primary key,
  from_id uuid not null references requests,
  to_id uuid not null references requests,
  kind text not null check (kind in ('related', 'duplicate', 'continues')),
  linked_by uuid not null references accounts,
  linked_at timestamptz not null,
  check (from_id <> to_id)
);
comment on column request_links.id is 'UUIDv7.';
comment on column request_links.from_id is 'The request that is the duplicate, or that continues the other.';
comment on column request_links.to_id is 'The other request.';
comment on column request_links.kind is 'Related, duplicate, continues.';
comment on column request_links.linked_by is 'The employee who linked them.';
comment on column request_links.linked_at is 'When.';
create unique index request_links_of_pair on request_links (least(from_id, to_id), greatest(from_id, to_id));
create index request_links_to on request_links (to_id);
create index request_links_from on request_links (from_id);

create table holidays (
  date date primary key,
  name_ar text not null,
  name_en text not null,
  is_expected boolean not null default false
);
comment on column holidays.date is 'A day on which nobody works.';
comment on column holidays.name_ar is 'Its name in Arabic.';
comment on column holidays.name_en is 'Its name in English.';
comment on column holidays.is_expected is 'It hangs on the moon: the day may still move.';

insert into holidays (date, name_ar, name_en, is_expected) values
  ('2026-01-07', 'عيد الميلاد المجيد', 'Coptic Christmas', false),
  ('2026-01-25', 'عيد الثورة وعيد الشرطة', 'Revolution Day and Police Day', false),
  ('2026-03-20', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-03-21', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-03-22', 'عيد الفطر', 'Eid al-Fitr', false),
  ('2026-04-13', 'شم النسيم', 'Sham El Nessim', false),
  ('2026-04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day', false),
  ('2026-05-01', 'عيد العمال', 'Labour Day', false),
  ('2026-05-26', 'وقفة عرفات', 'Arafat Day', false),
  ('2026-05-27', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-05-28', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-05-29', 'عيد الأضحى', 'Eid al-Adha', false),
  ('2026-06-16', 'رأس السنة الهجرية', 'Islamic New Year', false),
  ('2026-06-30', 'ثورة ٣٠ يونيو', '30 June Revolution', false),
  ('2026-07-23', 'ثورة ٢٣ يوليو', '23 July Revolution', false),
  ('2026-08-25', 'المولد النبوي', 'The Prophet''s Birthday', false),
  ('2026-10-06', 'عيد القوات المسلحة', 'Armed Forces Day', false),
  ('2027-01-07', 'عيد الميلاد المجيد', 'Coptic Christmas', false),
  ('2027-01-25', 'عيد الثورة وعيد الشرطة', 'Revolution Day and Police Day', false),
  ('2027-03-09', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-10', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-03-11', 'عيد الفطر', 'Eid al-Fitr', true),
  ('2027-04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day', false),
  ('2027-05-01', 'عيد العمال', 'Labour Day', false),
  ('2027-05-03', 'شم النسيم', 'Sham El Nessim', false),
  ('2027-05-15', 'وقفة عرفات', 'Arafat Day', true),
  ('2027-05-16', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-17', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-05-18', 'عيد الأضحى', 'Eid al-Adha', true),
  ('2027-06-06', 'رأس السنة الهجرية', 'Islamic New Year', true),
  ('2027-06-30', 'ثورة ٣٠ يونيو', '30 June Revolution', false),
  ('2027-07-23', 'ثورة ٢٣ يوليو', '23 July Revolution', false),
  ('2027-08-14', 'المولد النبوي', 'The Prophet''s Birthday', true),
  ('2027-10-06', 'عيد القوات المسلحة', 'Armed Forces Day', false);

create index accounts_of_case_work on accounts (id) where roles && array['CASE_OFFICER', 'SUPERVISOR'];
