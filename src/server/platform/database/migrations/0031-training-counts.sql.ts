/** For the console's counts: the items of a span of days, and the first and the later days of a person. */
export const trainingCounts = `
create index training_items_by_day on training_entries (day, user_id) where kind = 'item';
create index training_items_by_user on training_entries (user_id, day) where kind = 'item';
`;
