-- What releases supply to a database: the history by which a start knows whether its folders are news.

create table supplied_versions (
  kind text not null,
  key text not null,
  sha256 text not null,
  release text not null,
  place int not null,
  applied_place int,
  version int,
  value jsonb,
  primary key (kind, key, sha256)
);
comment on table supplied_versions is 'Each definition that a start brought: services, categories, centers and calendars. A start applies one only if it is newer than all of its history and no user changed what is in force.';
comment on column supplied_versions.kind is 'service, category, center or calendar.';
comment on column supplied_versions.key is 'The slug of a service or category, the code of a center or calendar.';
comment on column supplied_versions.sha256 is 'Digest of the supplied definition; absent: the release no longer supplies the item.';
comment on column supplied_versions.release is 'The newest release that supplied this definition.';
comment on column supplied_versions.place is 'Order in which starts brought the definitions of an item, from 1.';
comment on column supplied_versions.applied_place is 'Order in which they came into force; null: this one never did.';
comment on column supplied_versions.version is 'The version of the service that it became; null for other kinds.';
comment on column supplied_versions.value is 'What was stored for an item without versions; null: withdrawn.';

-- Earlier releases kept no history. The versions that their starts published have neither publisher nor reason.
insert into supplied_versions (kind, key, sha256, release, place, applied_place, version)
select 'service', slug, sha256, '0', place, place, version
from (
  select slug, sha256, version, row_number() over (partition by slug order by version)::int as place
  from (
    select distinct on (s.slug, v.sha256) s.slug, v.sha256, v.version
    from services s join service_versions v on v.service_id = s.id
    where v.published_by is null and v.reason is null
    order by s.slug, v.sha256, v.version desc
  ) newest
) ordered;

insert into supplied_versions (kind, key, sha256, release, place, applied_place, value)
select 'category', slug, 'before', '0', 1, 1, jsonb_build_object('name', name, 'position', position)
from categories
union all
select 'calendar', code, 'before', '0', 1, 1, case when is_offered then rules end
from appointment_calendars
union all
select 'center', code, 'before', '0', 1, 1, case when is_offered then jsonb_build_object('kind', kind, 'parent', parent_code,
  'name', jsonb_build_object('ar', name_ar, 'en', name_en), 'isHolding', is_holding, 'position', position,
  'governorate', case when governorate_ar is not null then jsonb_build_object('ar', governorate_ar, 'en', governorate_en) end,
  'address', case when address_ar is not null then jsonb_build_object('ar', address_ar, 'en', address_en) end,
  'coordinates', case when latitude is not null
    then jsonb_build_object('latitude', latitude, 'longitude', longitude) end) end
from service_centers;
