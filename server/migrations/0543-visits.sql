-- Visits on a day that is closed later are moved or freed.

alter table holidays add column visits text not null default 'move' check (visits in ('move', 'free'));
comment on column holidays.visits is 'move: visits booked on it are moved to the next time that is free; free: people choose another one themselves.';
