/** Whether somebody who has had no plan for long was asked to keep their training. */
export const trainingQuestions = `
create table training_questions (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  answered_at timestamptz
);
`;
