/** What nodemailer tells of a failure. */
export interface SmtpFault {
  message: string;
  /** The command that was answered badly, such as `RCPT TO`. */
  command?: string;
  /** The server's three digits, RFC 5321. */
  responseCode?: number;
  /** The server's whole answer. */
  response?: string;
}

/**
 * Whether a failure is for good. It is when the server refuses the recipient with 5xx, as for a mailbox that is not there
 * (RFC 5321, 4.2.1). Everything else may pass: 4xx and lost connections by themselves; a refusal of us rather than of him
 * (530, or an enhanced code x.7.y, RFC 3463; any other command) when the operator mends the settings.
 * The reason never holds the address: it is kept longer than the email.
 */
export function verdictOn(fault: SmtpFault, to: string): { refused: string } | { failed: string } {
  const reason = withoutAddress(fault.message, to);
  const isForGood = fault.command === 'RCPT TO' && (fault.responseCode ?? 0) >= 500 && !isRefusalOfUs(fault);
  return isForGood ? { refused: reason } : { failed: reason };
}

function isRefusalOfUs({ responseCode, response = '' }: SmtpFault): boolean {
  return responseCode === 530 || /^5\d\d[ -]5\.7\.\d/.test(response);
}

function withoutAddress(words: string, to: string): string {
  const literally = to.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return words.replace(new RegExp(literally, 'gi'), '(address)');
}
