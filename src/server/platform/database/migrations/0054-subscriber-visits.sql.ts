/**
 * Sessions of subscribers are no visits: those that are stored are left out like those of bots, and found by the devices
 * of an account.
 */
export const subscriberVisits = `
create index account_devices_device on account_devices (device_id);

insert into stale_journeys (person_id)
select people.id from people join account_devices using (device_id);

update events set left_out = 'subscriber', position = -1
where position >= 0 and type_id = (select id from event_types where name = 'session_start') and exists (
  select from people join account_devices using (device_id)
  where people.id = events.person_id and (
    exists (
      select from subscriptions where subscriptions.user_id = account_devices.user_id
        and started_at <= event_time and (canceled_at is null or canceled_at > event_time)
    )
    or exists (
      select from access_grants where access_grants.user_id = account_devices.user_id
        and starts_at <= event_time and ends_at > event_time and (ended_at is null or ended_at > event_time)
    )
  )
);

delete from journeys where person_id in (select person_id from stale_journeys);
delete from kept_reports;
`;
