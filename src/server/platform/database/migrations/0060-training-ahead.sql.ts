/** By how many days the product's clock was ahead of the device's when an entry of training came: in test mode alone. */
export const trainingAhead = `
alter table training_entries add column ahead_days integer not null default 0;
`;
