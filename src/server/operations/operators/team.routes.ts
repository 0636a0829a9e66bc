import { consoleCalls } from '#contract/console/calls.ts';
import { isAllowed } from '#contract/console/permissions.ts';
import { emailFault } from '#server/identity/email-address.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { ConsoleDeps } from './deps.ts';
import { listMembers } from './list-members.ts';
import { nameFault } from './operator-name.ts';
import { type ChangeOutcome, changeRole, endOperator, inviteAgain, inviteOperator } from './team.ts';

/** Who may sign in to the console, and what they may do. */
export function teamRoutes(route: AddRoute, deps: ConsoleDeps): void {
  const faults = {
    address: { status: 400, error: emailFault },
    name: { status: 400, error: nameFault },
    taken: { status: 409, error: 'This address is invited or can sign in already.' },
  } as const;

  route(consoleCalls.listOperators, async ({ operator, query }) =>
    listMembers(deps, {
      after: query.after ?? '0',
      self: operator.operatorId,
      showsAddresses: isAllowed(operator.role, 'change the team'),
    }),
  );

  route(consoleCalls.inviteOperator, async ({ operator, body }) => {
    const outcome = await inviteOperator(deps, operator, body);
    return 'id' in outcome ? outcome : { refusal: faults[outcome.refused] };
  });

  route(consoleCalls.inviteAgain, async ({ operator, params }) =>
    changedOf(await inviteAgain(deps, operator, params.id)),
  );

  route(consoleCalls.changeRole, async ({ operator, params, body }) =>
    changedOf(await changeRole(deps, operator, params.id, body.role)),
  );

  route(consoleCalls.endOperator, async ({ operator, params }) =>
    changedOf(await endOperator(deps, operator, params.id)),
  );
}

function changedOf(outcome: ChangeOutcome): null | Refusal<404> | Refusal<409> {
  if (outcome === 'done') return null;
  switch (outcome.refused) {
    case 'unknown':
      return { refusal: { status: 404, error: 'There is no such operator.' } };
    case 'last owner':
      return {
        refusal: { status: 409, error: 'This is the last owner who can sign in. Make somebody else an owner first.' },
      };
    case 'ended':
      return { refusal: { status: 409, error: 'This operator has ended. Invite them again first.' } };
  }
}
