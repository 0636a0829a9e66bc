/** The fields of nodemailer's error that we read. */
export interface SmtpFault {
  message: string;
  /** The command that failed, such as `RCPT TO`. */
  command?: string;
  /** The server's three digits, RFC 5321. */
  responseCode?: number;
  /** The server's full answer. */
  response?: string;
}

/**
 * Whether a failure is permanent: only when the server refuses the recipient with 5xx, as for an unknown mailbox (RFC
 * 5321, 4.2.1). Others are retried: 4xx and lost connections may pass; refusals of us instead of the recipient (530, an
 * enhanced code x.7.y, RFC 3463, or any other command) end when the operator corrects the settings. The reason never
 * contains the address, because it is kept longer than the email.
 */
export function verdictOn(fault: SmtpFault, to: string): { refused: string } | { failed: string } {
  const reason = withoutAddress(fault.message, to);
  const isPermanent = fault.command === 'RCPT TO' && (fault.responseCode ?? 0) >= 500 && !isRefusalOfUs(fault);
  return isPermanent ? { refused: reason } : { failed: reason };
}

function isRefusalOfUs({ responseCode, response = '' }: SmtpFault): boolean {
  return responseCode === 530 || /^5\d\d[ -]5\.7\.\d/.test(response);
}

function withoutAddress(words: string, to: string): string {
  const literally = to.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return words.replace(new RegExp(literally, 'gi'), '(address)');
}
