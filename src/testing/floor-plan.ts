/** The floor plan: the rooms that a room may import from, besides itself. */
export const rooms: Record<string, readonly string[]> = {
  quiz: [],
  publishing: [],
  training: ['quiz'],
  statistics: [],
  contract: ['quiz', 'publishing', 'training', 'statistics'],
  tracker: ['contract'],
  web: ['quiz', 'publishing', 'training', 'statistics', 'contract', 'tracker'],
  server: ['quiz', 'publishing', 'training', 'statistics', 'contract'],
  'paddle-emulator': [],
  rehearsal: ['quiz', 'publishing', 'training', 'statistics', 'contract', 'server', 'paddle-emulator'],
  testing: [
    'quiz',
    'publishing',
    'training',
    'statistics',
    'contract',
    'tracker',
    'web',
    'server',
    'paddle-emulator',
    'rehearsal',
  ],
};

/** The wings of the large rooms; each may use those before it. A file outside the wings puts the room together. */
export const wings: Record<string, readonly string[]> = {
  server: [
    'platform',
    'identity',
    'mail',
    'publishing',
    'site',
    'analytics',
    'billing',
    'training',
    'account',
    'operations',
  ],
  web: [
    'ui',
    'platform',
    'measuring',
    'session',
    'prices',
    'site',
    'funnel',
    'checkout',
    'subscriber',
    'training',
    'public-pages',
    'console',
    'gallery',
  ],
  'paddle-emulator': [
    'platform',
    'fault',
    'webhook',
    'catalogue',
    'customer',
    'discount',
    'transaction',
    'adjustment',
    'payout',
    'report',
    'metric',
    'subscription',
    'checkout',
    'portal',
    'panel',
  ],
};

/**
 * The folders of billing; each may use those before it. A file beside them either belongs to the port, which all may
 * use, or puts them together.
 */
export const billing = [
  'entitlement',
  'buyer',
  'offer',
  'coupon',
  'consent',
  'ledger',
  'history',
  'debt',
  'projection',
  'refund',
  'checkout',
  'subscription',
  'price-change',
  'planned-change',
  'erasure',
  'leave',
  'emails',
  // The adapter, which none of them imports.
  'paddle',
];
