/** One event on the analytics wire. `time` is epoch milliseconds; `insert_id` makes a repeat harmless. */
export interface WireEvent {
  event_type: string;
  device_id?: string;
  user_id?: string;
  session_id?: number;
  time?: number;
  insert_id?: string;
  event_id?: number;
  event_properties?: Record<string, unknown>;
  user_properties?: Record<string, unknown>;
  language?: string;
  platform?: string;
  library?: string;
  ip?: string;
  [field: string]: unknown;
}

/** Body of `POST /2/httpapi` (§ 7). */
export interface UploadBody {
  api_key: string;
  events: WireEvent[];
  options?: { min_id_length?: number };
  client_upload_time?: string;
  request_metadata?: Record<string, unknown>;
}

/** Answer to an upload (§ 7). `code` equals the HTTP status; the lists have the indexes of the events concerned. */
export interface UploadAnswer {
  code: number;
  events_ingested?: number;
  payload_size_bytes?: number;
  server_upload_time?: number;
  error?: string;
  missing_field?: string;
  events_with_invalid_fields?: Record<string, number[]>;
  events_with_missing_fields?: Record<string, number[]>;
  events_with_invalid_id_lengths?: Record<string, number[]>;
  silenced_events?: number[];
  throttled_events?: number[];
  exceeded_daily_quota_users?: Record<string, number>;
  exceeded_daily_quota_devices?: Record<string, number>;
}
