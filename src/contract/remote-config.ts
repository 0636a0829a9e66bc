import { type Static, Type } from 'typebox';

/**
 * The kinds of events that trackers capture by themselves when the server switches them on: presses, changed fields,
 * downloaded files.
 */
const Autocapture = Type.Object({ clicks: Type.Boolean(), forms: Type.Boolean(), downloads: Type.Boolean() });
export type Autocapture = Static<typeof Autocapture>;

/** Trackers send waiting events at least this often (§ 9). */
const Delivery = Type.Object({ flush_interval_ms: Type.Integer({ minimum: 1000, maximum: 60_000 }) });

/** Any strings, because an unknown key is answered with no settings instead of an error. */
const OneOrMore = Type.Union([Type.String(), Type.Array(Type.String())]);

/** Query of `GET /config/remote` (§ 7). */
export const RemoteConfigQuery = Type.Object({
  api_key: Type.Optional(OneOrMore),
  config_keys: Type.Optional(OneOrMore),
  session_id: Type.Optional(OneOrMore),
});
export type RemoteConfigQuery = Static<typeof RemoteConfigQuery>;

/** The tracker settings that were asked for, without unknown keys. */
export const RemoteConfigAnswer = Type.Object({
  configs: Type.Object({ autocapture: Type.Optional(Autocapture), delivery: Type.Optional(Delivery) }),
});
export type RemoteConfigAnswer = Static<typeof RemoteConfigAnswer>;
