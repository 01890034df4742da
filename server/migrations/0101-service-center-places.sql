-- Where a service center is, for whoever looks for one.

alter table service_centers
  add column governorate_ar text,
  add column governorate_en text,
  add column address_ar text,
  add column address_en text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint service_centers_governorate_both check ((governorate_ar is null) = (governorate_en is null)),
  add constraint service_centers_address_both check ((address_ar is null) = (address_en is null)),
  add constraint service_centers_position_whole check ((latitude is null) = (longitude is null));
comment on column service_centers.governorate_ar is 'The name of its governorate in Arabic; null where the programme does not say.';
comment on column service_centers.governorate_en is 'The same in English.';
comment on column service_centers.address_ar is 'Street and district in Arabic; null where the programme does not say.';
comment on column service_centers.address_en is 'The same in English.';
comment on column service_centers.latitude is 'Degrees of WGS 84; null where the programme does not say.';
comment on column service_centers.longitude is 'Degrees of WGS 84.';
