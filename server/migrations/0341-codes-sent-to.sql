-- A code ends with the number it went to, whatever it is counted against: a stranger's is counted by what was typed.

alter table codes add column sent_to text;
update codes set sent_to = counted_for;
comment on column codes.sent_to is 'The number or address it went to; null where there was nobody to write to.';
comment on column codes.counted_for is 'Whose daily sendings it counts against: what a stranger typed, otherwise the number it went to.';
