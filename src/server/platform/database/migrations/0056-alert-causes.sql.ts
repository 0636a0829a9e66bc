/** Who did what an alert tells of: that operator is not told. */
export const alertCauses = `
alter table alerts add column caused_by bigint references operators;
`;
