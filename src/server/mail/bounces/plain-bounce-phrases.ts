/** What mail servers without RFC 3464 write, in small letters and with one blank between words. */

/** That an email came back: one of these, or a code of SMTP with its enhanced status, makes a message a bounce. */
export const saysFailed = [
  ...['qmail-send program', 'failure notice', 'returned mail', 'returned to sender', 'returning message to sender'],
  ...[
    'mail delivery fail',
    'delivery has failed',
    'delivery failed',
    'delivery failure',
    'delivery status notification',
  ],
  ...['undeliverable', 'undelivered', 'non-delivery', 'nondeliverable', 'address not found', 'recipient not found'],
  ...['not be delivered', "couldn't be delivered", 'was not delivered', "wasn't delivered", 'did not reach'],
  ...['unable to deliver', 'not able to deliver', "wasn't able to deliver", 'not deliver', 'message not delivered'],
  ...[
    'unzustellbar',
    'nicht zugestellt',
    'non remis',
    'échec de la remise',
    'no se pudo entregar',
    'no se ha entregado',
  ],
];

/** That the server goes on trying, so that nothing has failed yet. */
export const saysDelayed = [
  ...['will be retried', 'will retry', 'will continue to try', 'will keep trying', 'still trying', 'still being tried'],
  ...['has been delayed', 'delivery delayed', 'is delayed', 'delivery incomplete', 'status notification (delay)'],
  ...['not yet been delivered', 'not been delivered yet', 'warning: message', 'do not need to resend', 'warning only'],
];

/** That a machine answers for a person, in a subject. */
export const saysAway = [
  ...['out of office', 'out of the office', 'automatic reply', 'auto-reply', 'autoreply', 'auto reply', 'autoresponse'],
  ...['on vacation', 'away from', 'on leave', 'abwesend', 'abwesenheit', 'automatische antwort', 'réponse automatique'],
  ...['absence du bureau', 'respuesta automática', 'fuera de la oficina', 'risposta automatica'],
];

/** Each reason with the status (RFC 3463) that a newer server would give. The first one that fits counts. */
export const statusOfReason: readonly (readonly [status: string, phrases: readonly string[]])[] = [
  // Refusals of us come first: they often say that the address was refused.
  [
    '5.7.1',
    [
      ...['spam', 'blocked', 'blocklist', 'blacklist', 'block list', 'black list', 'reputation', 'policy', 'dmarc'],
      ...['dkim', 'spf', 'not authorized', 'not permitted', 'access denied', 'authentication', 'relay'],
    ],
  ],
  [
    '5.2.2',
    [
      ...['mailbox full', 'mailbox is full', 'inbox is full', 'mailbox has exceeded', 'over quota', 'overquota'],
      ...[
        'quota exceeded',
        'exceeded its quota',
        'exceeds quota',
        'exceeded storage',
        'storage limit',
        'out of storage',
      ],
      ...['over its quota', 'disk quota', 'user is over', 'insufficient storage', 'postfach voll'],
    ],
  ],
  [
    '4.4.1',
    [
      ...['timed out', 'timeout exceeded', 'could not connect', 'connection refused', "wasn't able to establish"],
      ...['retry time not reached', 'too long in the queue', 'in the queue too long', 'temporarily', 'try again later'],
    ],
  ],
  [
    '5.2.1',
    [
      ...['account is disabled', 'account disabled', 'account has been disabled', 'mailbox disabled', 'is inactive'],
      ...['mailbox is disabled', 'account has been closed', 'account is closed', 'no longer active', 'discontinued'],
    ],
  ],
  [
    '5.1.2',
    [
      ...['host not found', 'host unknown', 'unknown host', 'domain not found', 'name not found', 'no such domain'],
      ...["couldn't find any host", 'unrouteable', 'unroutable', 'domain does not exist', "domain name doesn't exist"],
    ],
  ],
  [
    '5.1.1',
    [
      ...['user unknown', 'unknown user', 'no such user', 'no such recipient', 'no such address', 'no such mailbox'],
      ...[
        "doesn't have a",
        'does not have a',
        'no mailbox here',
        'mailbox not found',
        'recipient not found',
        'unknown recipient',
      ],
      ...[
        'user not found',
        'not listed in',
        'does not exist',
        "doesn't exist",
        'invalid recipient',
        'recipient unknown',
      ],
      ...[
        'invalid mailbox',
        'mailbox unavailable',
        'bad destination mailbox',
        'address not found',
        "couldn't be found",
      ],
      ...['unknown local', 'address unknown', 'unknown address', 'not recognized', "wasn't found", 'mailbox unknown'],
      ...['invalid address', 'user not known', 'recipient address rejected', 'not found in directory', 'unbekannt'],
    ],
  ],
];
