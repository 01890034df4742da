-- Files of visitors: all visitors share one account, and the browser that uploaded a file tells whose it is.

alter table files add visitor text;
comment on column files.visitor is 'The browser that uploaded it without a sign-in, as a hash of its cookie; null: whoever owner_id names.';

-- What an account has that no request holds is counted with each file that is begun; that of all visitors has many that one does.
create index files_waiting on files (owner_id) where request_id is null;
