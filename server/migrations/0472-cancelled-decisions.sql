-- A decision that could not be sent keeps its text, sealed, until its maker dismisses it: they open it again. It is deleted
-- with the notice, by the rule for cancelled decisions that stands in retention.

alter table pending_decisions drop constraint pending_decisions_check1;
alter table pending_decisions add constraint pending_decisions_body check (cancelled_at is not null or body is not null);
