/** From which day the letters of the second and the seventh day are counted. */
export const letters = `
alter table training_reminders add column first_day date;
comment on column training_reminders.first_day is 'The day of the first flight, where the account knew it; null: only weekly letters come.';
`;
