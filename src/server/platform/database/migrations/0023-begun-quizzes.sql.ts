/** When each quiz was first begun, for any number of quizzes. */
export const begunQuizzes = `
-- In the order of the alphabet: that of cohort A stands at 1. Null, or beyond the end, where it was not begun.
alter table people add column begun timestamptz[] not null default '{}';
update people set begun = array[begun_a, begun_b, begun_c] where num_nonnulls(begun_a, begun_b, begun_c) > 0;
alter table people drop column begun_a, drop column begun_b, drop column begun_c;
`;
