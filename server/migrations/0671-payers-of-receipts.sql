-- Who paid, as it was when the money arrived. Receipts of before name no payer.

alter table payment_receipts add column payer text;
comment on column payment_receipts.payer is 'The name of who paid when the money arrived, a part of the signed text; null: issued without a name, or its owner was erased.';
comment on column payment_receipts.body is 'The signed text; of a receipt that names its payer the same without the name.';
