-- Which requests were taken up again, for the list and the counts of supervisors: few among all entries of the history.

create index request_history_reopened on request_history (request_id) where kind = 'reopened';
