-- Requests that some teams alone see are looked for by what becomes of the teams: a handful among all.

create index requests_of_teams on requests (status_kind, id) where teams <> '{}';
comment on column requests.teams is 'The teams that alone see it, as SERVICE:TEAM; with * while none of them has a member: supervisors see it meanwhile.';
