import { permittedEvent, type Vendor } from '#contract/egress.ts';
import type { QueuedEvent } from '#tracker/queue.ts';

/**
 * Reduces an event to the facts about device and browser and to what the firewall permits for this vendor.
 * Null when the vendor must not receive the event.
 */
export const gateTo =
  (vendor: Vendor) =>
  (event: QueuedEvent): QueuedEvent | null => {
    const { device_id, session_id, time, event_type, event_id, insert_id, library, language, platform, ip } = event;
    const isIdentify = event_type === '$identify';
    const passed = permittedEvent(
      vendor,
      event_type,
      (isIdentify ? (event.user_properties?.$set as Record<string, unknown> | undefined) : event.event_properties) ??
        {},
    );
    if (passed === null) return null;
    return {
      device_id,
      session_id,
      time,
      event_type,
      ...(isIdentify ? { user_properties: { $set: passed.properties } } : { event_properties: passed.properties }),
      event_id,
      insert_id,
      library,
      language,
      platform,
      ip,
    };
  };
