-- A sale ends the holds of its lot: nobody who held something before it began reserves past those who wait for their turn.

alter table reservations drop constraint reservations_freed_because_check;
alter table reservations add constraint reservations_freed_because_check
  check (freed_because in ('expired', 'returned', 'replaced', 'ended', 'released', 'refunded', 'over', 'sale')) not valid;
alter table reservations validate constraint reservations_freed_because_check;
