/**
 * How much of the account's room for training is used. A row that is missing is counted anew by the next entries, so
 * whatever deletes entries or trials only has to delete it.
 */
export const trainingRoom = `
create table training_room (
  user_id bigint primary key references users on delete cascade,
  entries integer not null,
  bytes bigint not null,
  -- Of what came after access had ended, since it ended last.
  late_bytes bigint not null default 0
);
`;
