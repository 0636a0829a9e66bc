import { type Static, Type } from 'typebox';

/** What a page may take down by itself, each switched on by the server: presses, changed fields, downloaded files. */
const Autocapture = Type.Object({ clicks: Type.Boolean(), forms: Type.Boolean(), downloads: Type.Boolean() });
export type Autocapture = Static<typeof Autocapture>;

/** How trackers send: what waits goes at least this often (§ 9). */
const Delivery = Type.Object({ flush_interval_ms: Type.Integer({ minimum: 1000, maximum: 60_000 }) });

/** Only strings, or several of one name: what is no key of ours is answered with nothing. */
const OneOrMore = Type.Union([Type.String(), Type.Array(Type.String())]);

/** Query of `GET /config/remote` (§ 7). */
export const RemoteConfigQuery = Type.Object({
  api_key: Type.Optional(OneOrMore),
  config_keys: Type.Optional(OneOrMore),
  session_id: Type.Optional(OneOrMore),
});
export type RemoteConfigQuery = Static<typeof RemoteConfigQuery>;

/** The settings of the tracker that were asked for; a key that nobody knows has none. */
export const RemoteConfigAnswer = Type.Object({
  configs: Type.Object({ autocapture: Type.Optional(Autocapture), delivery: Type.Optional(Delivery) }),
});
export type RemoteConfigAnswer = Static<typeof RemoteConfigAnswer>;
