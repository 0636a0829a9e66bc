/** The texts of emails about cancelling and withdrawing, and about a purchase or a trial that we ended. */
export const emailLeaving = {
  'cancelled-subject': 'Your {brand} subscription is cancelled',
  'cancelled-subject-trial': 'Your {brand} trial is cancelled',
  'cancelled-not-charged': 'You will not be charged again.',
  'cancelled-not-charged-trial': 'Nothing will be charged.',
  'cancelled-heading': 'Your subscription is cancelled',
  'cancelled-heading-trial': 'Your trial is cancelled',
  'cancelled-received': 'We received your cancellation on {time}.',
  'cancelled-received-plan': 'We received your cancellation of the {plan} on {time}.',
  'cancelled-until': 'Everything stays open for you until {time}. After that it ends by itself.',
  'cancelled-ended': 'Your access has ended.',
  'cancelled-button': 'See or undo the cancellation',
  'cancelled-foot': 'Keep this message as your confirmation.',
  'withdrawn-subject': 'You have withdrawn from your {brand} contract',
  'withdrawn-preview': 'You get {amount} back.',
  'withdrawn-preview-unpaid': 'The contract has ended.',
  'withdrawn-heading': 'We have your withdrawal',
  'withdrawn-received':
    'You withdrew from the contract on {time}. It has ended, and your access with it. You will not be charged again.',
  'withdrawn-received-plan':
    'You withdrew from the contract for the {plan} on {time}. It has ended, and your access with it. You will not be charged again.',
  'withdrawn-back':
    'You get back all you paid, {amount}, the way you paid it, within 14 days. We will email you when it is on its way.',
  'withdrawn-back-again':
    'You withdrew from another plan within the last 12 months, so the days you used are paid for. You get back the rest, {amount}, the way you paid it, within 14 days. We will email you when it is on its way.',
  'withdrawn-unpaid':
    'We know of no payment for it, so there is nothing to give back. If one still arrives, you get all of it back.',
  'withdrawn-foot': 'Keep this message as your confirmation.',
  'leave-link-subject': 'Ending your {brand} subscription',
  'leave-link-preview': 'The link works until {time}.',
  'leave-link-heading': 'Your link to cancel',
  'leave-link-asked':
    'You asked for a link to end your {brand} subscription without signing in. It opens a page where you can cancel and, in the first 14 days, withdraw from the contract. Nothing ends before you confirm it there.',
  'leave-link-until': 'It works until {time}. Anyone with it can end your subscription, so keep it to yourself.',
  'leave-link-button': 'Go on to cancel',
  'leave-link-foot': 'Was it not you? Then there is nothing to do: everything stays as it is.',
  'leave-link-none-preview': 'There is nothing to end.',
  'leave-link-none-heading': 'There is nothing to cancel',
  'leave-link-none':
    'You asked for a link to end your {brand} subscription without signing in. No subscription under this address is running, so there is nothing to end, and nothing will be charged.',
  'second-purchase-subject': 'You already have {brand}: we ended your second purchase',
  'second-purchase-back': 'You get back all you paid for it, {amount}, the way you paid it, within 14 days.',
  'second-purchase-unpaid': 'We know of no payment for it; if one still arrives, you get all of it back.',
  'second-purchase-heading': 'One subscription is enough',
  'second-purchase-bought':
    'You bought a plan while another subscription of yours was running already. That happens easily with two open windows.',
  'second-purchase-bought-plan':
    'You bought the {plan} while another subscription of yours was running already. That happens easily with two open windows.',
  'second-purchase-ended': 'So we ended the second one at once.',
  'second-purchase-first': 'Your first subscription stays as it was.',
  'second-purchase-button': 'See your subscription',
  'second-purchase-foot': 'Did you want the other plan instead? You can change it there.',
  'second-trial-subject': 'You have already had your {brand} trial',
  'second-trial-preview': 'We ended the second one. Nothing was charged.',
  'second-trial-heading': 'One trial per person',
  'second-trial-began':
    'You began a trial, but the address, the card or the account has had one before. So we ended this one at once. Nothing was charged, and nothing will be.',
  'second-trial-began-plan':
    'You began a trial of the {plan}, but the address, the card or the account has had one before. So we ended this one at once. Nothing was charged, and nothing will be.',
  'second-trial-go-on': 'If you would like to go on, sign in first: the plans are then shown to you without a trial.',
  'second-trial-button': 'Sign in',
  'second-trial-foot': 'Is this a mistake? Reply to this message, and a person will look at it.',
} as const;
