import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Address, Customer } from '#paddle-emulator/platform/entities.ts';
import { notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';

export type CustomerBody = Pick<Customer, 'email'> & Partial<Pick<Customer, 'name' | 'custom_data' | 'locale'>>;
export type CustomerPatch = Partial<CustomerBody> & Partial<Pick<Customer, 'status'>>;

export type AddressBody = Pick<Address, 'country_code'> &
  Partial<
    Pick<Address, 'description' | 'first_line' | 'second_line' | 'city' | 'postal_code' | 'region' | 'custom_data'>
  >;

/** Refuses an email address that any customer has, even archived and in any case, with `customer_already_exists`. */
export function createCustomer(body: CustomerBody): Command<Customer> {
  return (state, moment) => emailConflict(state, body.email) ?? addCustomer(state, moment, body);
}

/** An archived customer can only be made active again. */
export function updateCustomer(id: string, patch: CustomerPatch): Command<Customer> {
  return (state, moment) => {
    const before = state.customers[id];
    if (before === undefined) return notFound(id);
    if (before.status === 'archived' && patch.status !== 'active') return archived(id);
    const conflict = patch.email === undefined ? null : emailConflict(state, patch.email, id);
    if (conflict !== null) return conflict;
    const customer = { ...before, ...patch, updated_at: isoOf(moment.nowMs) };
    return { state: emit(put(state, 'customers', customer), moment, 'customer.updated', customer), answer: customer };
  };
}

export function createAddress(customerId: string, body: AddressBody): Command<Address> {
  return (state, moment) => {
    if (state.customers[customerId] === undefined) return notFound(customerId);
    return addAddress(state, moment, customerId, body);
  };
}

export type AddressPatch = Partial<AddressBody> & Partial<Pick<Address, 'status'>>;

export function updateAddress(customerId: string, id: string, patch: AddressPatch): Command<Address> {
  return (state, moment) => {
    const before = state.addresses[id];
    if (before?.customer_id !== customerId) return notFound(id);
    const address = { ...before, ...patch, updated_at: isoOf(moment.nowMs) };
    return { state: emit(put(state, 'addresses', address), moment, 'address.updated', address), answer: address };
  };
}

/** The customer with this email address, ignoring case. */
export function customerByEmail(state: State, email: string): Customer | undefined {
  const wanted = email.toLowerCase();
  return Object.values(state.customers).find((customer) => customer.email.toLowerCase() === wanted);
}

export function addCustomer(state: State, moment: Moment, body: CustomerBody): { state: State; answer: Customer } {
  const now = isoOf(moment.nowMs);
  const customer: Customer = {
    name: null,
    custom_data: null,
    locale: 'en',
    ...body,
    id: moment.newId('ctm'),
    marketing_consent: false,
    status: 'active',
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
  return { state: emit(put(state, 'customers', customer), moment, 'customer.created', customer), answer: customer };
}

export function addAddress(
  state: State,
  moment: Moment,
  customerId: string,
  body: AddressBody,
): { state: State; answer: Address } {
  const now = isoOf(moment.nowMs);
  const address: Address = {
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: null,
    region: null,
    custom_data: null,
    ...body,
    id: moment.newId('add'),
    customer_id: customerId,
    status: 'active',
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
  return { state: emit(put(state, 'addresses', address), moment, 'address.created', address), answer: address };
}

export function archived(id: string): { refused: Refusal } {
  return refuse(400, 'entity_archived', `Customer ${id} is archived and can't be used.`);
}

function emailConflict(state: State, email: string, ownId?: string): { refused: Refusal } | null {
  const other = customerByEmail(state, email);
  if (other === undefined || other.id === ownId) return null;
  return refuse(409, 'customer_already_exists', `customer email conflicts with customer of id ${other.id}`);
}
