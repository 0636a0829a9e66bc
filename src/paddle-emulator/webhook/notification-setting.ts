import type { Command } from '#paddle-emulator/platform/engine.ts';
import { invalidField, notFound, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { NotificationSetting } from '#paddle-emulator/platform/rows.ts';
import { put, type State, startSettingId } from '#paddle-emulator/platform/state.ts';
import { type EventType, eventTypes, startEventNames } from './event-types.ts';

export type NotificationSettingBody = Pick<NotificationSetting, 'description' | 'destination' | 'subscribed_events'> &
  Partial<{ api_version: number | null; include_sensitive_fields: boolean | null }> & {
    traffic_source?: NotificationSetting['traffic_source'] | null;
  };
export type NotificationSettingPatch = Partial<
  Omit<NotificationSetting, 'id' | 'type' | 'api_version' | 'endpoint_secret_key'>
>;

const maxActive = 10;

export function settingEntity(
  setting: NotificationSetting,
): Omit<NotificationSetting, 'subscribed_events'> & { subscribed_events: EventType[] } {
  const wanted = new Set(setting.subscribed_events);
  return { ...setting, subscribed_events: eventTypes.filter(({ name }) => wanted.has(name)) };
}

/** The active settings that subscribe to this event. */
export function subscribedSettings(state: State, eventType: string): NotificationSetting[] {
  return Object.values(state.notificationSettings).filter(
    ({ active, traffic_source, subscribed_events }) =>
      active && traffic_source !== 'simulation' && subscribed_events.includes(eventType),
  );
}

/**
 * The state with the setting from the start options, which activate it and set its URL and secret but keep other
 * changes. Without a URL an earlier setting becomes inactive and its notifications wait.
 */
export function withStartSetting(state: State, url: string | null, secret: string): State {
  const before = state.notificationSettings[startSettingId];
  if (url === null)
    return before === undefined ? state : put(state, 'notificationSettings', { ...before, active: false });
  return put(state, 'notificationSettings', {
    description: 'The application on this machine',
    type: 'url',
    api_version: 1,
    include_sensitive_fields: false,
    traffic_source: 'platform',
    subscribed_events: startEventNames,
    ...before,
    id: startSettingId,
    active: true,
    destination: url,
    endpoint_secret_key: secret,
  });
}

export function createSetting(body: NotificationSettingBody): Command<NotificationSetting> {
  return (state, moment) => {
    const refused = settingRefusal(body);
    if (refused !== null) return refused;
    const active = Object.values(state.notificationSettings).filter((one) => one.active);
    if (active.length >= maxActive) {
      return refuse(400, 'notification_maximum_active_settings_reached', `No more than ${maxActive} can be active.`);
    }
    const id = moment.newId('ntfset');
    const setting: NotificationSetting = {
      id,
      description: body.description,
      type: 'url',
      destination: body.destination,
      active: true,
      api_version: 1,
      include_sensitive_fields: body.include_sensitive_fields ?? false,
      traffic_source: body.traffic_source ?? 'platform',
      subscribed_events: body.subscribed_events,
      endpoint_secret_key: `pdl_${id}_${moment.newUuid().replaceAll('-', '')}`,
    };
    return { state: put(state, 'notificationSettings', setting), answer: setting };
  };
}

export function updateSetting(id: string, patch: NotificationSettingPatch): Command<NotificationSetting> {
  return (state) => {
    const before = state.notificationSettings[id];
    if (before === undefined) return notFound(id);
    const refused = settingRefusal(patch);
    if (refused !== null) return refused;
    const setting = { ...before, ...patch };
    return { state: put(state, 'notificationSettings', setting), answer: setting };
  };
}

/** Removes a setting and all its notifications, as Paddle does. */
export function deleteSetting(id: string): Command<null> {
  return (state) =>
    state.notificationSettings[id] === undefined ? notFound(id) : { state: without(state, id), answer: null };
}

function without(state: State, id: string): State {
  const { [id]: _gone, ...notificationSettings } = state.notificationSettings;
  const notifications = state.notifications.filter(({ settingId }) => settingId !== id);
  return { ...state, notificationSettings, notifications };
}

function settingRefusal({
  destination,
  subscribed_events,
}: Partial<Pick<NotificationSetting, 'destination' | 'subscribed_events'>>) {
  if (destination !== undefined && !/^https?:\/\//.test(destination)) {
    return invalidField({ field: 'destination', message: 'must begin with http:// or https://' });
  }
  const known = new Set(eventTypes.map(({ name }) => name));
  const unknown = (subscribed_events ?? []).filter((name) => !known.has(name));
  if (unknown.length === 0) return null;
  return invalidField({ field: 'subscribed_events', message: `has no event named ${unknown.join(', ')}` });
}
