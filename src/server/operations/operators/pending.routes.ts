import { consoleCalls } from '#contract/console-calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';

const pending = [
  ...[consoleCalls.readConsoleDoor, consoleCalls.signInAsOperator, consoleCalls.beginPasskeySignIn],
  ...[consoleCalls.signInByPasskey, consoleCalls.openInvitation, consoleCalls.beginConfirming],
  ...[consoleCalls.confirmByPasskey, consoleCalls.confirmByCode, consoleCalls.makeFirstOwner],
  ...[consoleCalls.readOwnSignIn, consoleCalls.setOwnPassword, consoleCalls.beginTotp, consoleCalls.addTotp],
  ...[consoleCalls.beginPasskey, consoleCalls.addPasskey, consoleCalls.nameFactor, consoleCalls.removeFactor],
  ...[consoleCalls.renewRecoveryCodes, consoleCalls.setOwnTimeZone, consoleCalls.endConsoleSession],
  ...[consoleCalls.endOtherConsoleSessions, consoleCalls.listOperators, consoleCalls.inviteOperator],
  ...[consoleCalls.inviteAgain, consoleCalls.changeRole, consoleCalls.endOperator],
  ...[consoleCalls.readAudit, consoleCalls.verifyAudit],
];

/** Not served yet. */
export function pendingRoutes(route: AddRoute): void {
  for (const call of pending) {
    route(call, async () => {
      throw new Error('This call is not served yet.');
    });
  }
}
