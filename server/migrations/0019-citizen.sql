-- What applicants say of the portal and keep on it: ratings of requests, favourite services.

create table request_ratings (
  request_id uuid not null references requests,
  about text not null check (about in ('filing', 'outcome')),
  service_slug text not null references services (slug),
  level smallint not null check (level between 1 and 3),
  comment text not null default '',
  rated_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (request_id, about)
);
comment on table request_ratings is 'How applicants found it: three levels, and their words.';
comment on column request_ratings.request_id is 'Which request.';
comment on column request_ratings.about is 'Filing: sending it. Outcome: the whole, once it is over.';
comment on column request_ratings.service_slug is 'Of the request; what averages are reckoned by.';
comment on column request_ratings.level is '1 poor, 2 fair, 3 good.';
comment on column request_ratings.comment is 'Their words; empty: none.';
comment on column request_ratings.rated_at is 'When first; it may be changed within a day of that.';
comment on column request_ratings.changed_at is 'When last.';
create index request_ratings_by_service on request_ratings (service_slug, rated_at) include (about, level);

create table favourites (
  account_id uuid not null references accounts,
  service_slug text not null references services (slug),
  added_at timestamptz not null,
  primary key (account_id, service_slug)
);
comment on table favourites is 'Services that a person keeps at hand.';
comment on column favourites.account_id is 'Whose favourite.';
comment on column favourites.service_slug is 'Which service.';
comment on column favourites.added_at is 'The order they stand in.';
