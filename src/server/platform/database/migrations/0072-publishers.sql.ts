/** What somebody asked for or approved is found without reading every publication. */
export const publishers = `
create index publications_asked_by on publications (asked_by, id desc);
create index publications_approved_by on publications (approved_by, id desc);
`;
