-- Why finance refused a proof stands with the proof: in the audit, which is never erased, no words of anybody's stand.

alter table payment_proofs add column refused_because text;
comment on column payment_proofs.refused_because is 'Why finance refused it, in their words; null: they did not.';
